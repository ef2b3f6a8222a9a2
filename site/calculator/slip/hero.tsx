import type { AnswerLine } from '../answer/answer.ts';
import { figureOf } from '../answer/figure.ts';
import { CopyFigure } from './copy-figure.tsx';
import styles from './hero.module.css';

/** The figure people came for, large, and beside it the few that go with it. */
export function Hero({ lines: [main, ...beside] }: { readonly lines: readonly AnswerLine[] }) {
  if (!main) return null;
  return (
    <dl className={styles.hero}>
      <MainFigure line={main} className={styles.main} />
      {beside.map((line) => (
        <MainFigure key={line.red} line={line} className={styles.beside} />
      ))}
    </dl>
  );
}

interface MainFigureProps {
  readonly line: AnswerLine;
  readonly className: string | undefined;
}

function MainFigure({ line, className }: MainFigureProps) {
  const { cijeli, decimale, jedinica } = figureOf(line);
  return (
    <div className={className}>
      <dt>{line.naziv}</dt>
      <dd>
        <span key={line.vrijednost} className={styles.figure}>
          {cijeli + decimale}
        </span>{' '}
        <span className={styles.unit}>{jedinica}</span>
        <CopyFigure line={line} />
      </dd>
    </div>
  );
}

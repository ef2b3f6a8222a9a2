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
        <MainFigure key={line.name} line={line} className={styles.beside} />
      ))}
    </dl>
  );
}

interface MainFigureProps {
  readonly line: AnswerLine;
  readonly className: string | undefined;
}

function MainFigure({ line, className }: MainFigureProps) {
  const { whole, fraction, unit } = figureOf(line);
  return (
    <div className={className}>
      <dt>{line.label}</dt>
      <dd>
        <span key={line.value} className={styles.figure}>
          {whole + fraction}
        </span>{' '}
        <span className={styles.unit}>{unit}</span>
        <CopyFigure line={line} />
      </dd>
    </div>
  );
}

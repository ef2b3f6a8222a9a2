import type { AnswerLine } from '../api/answer.ts';
import { figureOf } from '../api/figure.ts';
import { CopyFigure } from '../result-table/copy-figure.tsx';
import styles from './hero.module.css';

/** The figure people came for, large, and under it a strip of the few that go with it. */
export function Hero({ lines: [main, ...beside] }: { readonly lines: readonly AnswerLine[] }) {
  if (!main) return null;
  return (
    <div className={styles.hero}>
      <dl>
        <MainFigure line={main} className={styles.main} />
      </dl>
      {beside.length > 0 && (
        <dl className={styles.strip}>
          {beside.map((line) => (
            <MainFigure key={line.name} line={line} className={styles.beside} />
          ))}
        </dl>
      )}
    </div>
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

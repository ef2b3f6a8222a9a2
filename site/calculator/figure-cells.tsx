import { joinClasses } from '../ui/join-classes.ts';
import type { AnswerLine } from './call.ts';
import { figureOf } from './figure.ts';
import styles from './figure-cells.module.css';

interface FigureCellsProps {
  readonly line: AnswerLine;
  readonly isTotal: boolean;
}

/** A figure in two cells of a ledger row that meet at the comma. It fades in when it changes. */
export function FigureCells({ line, isTotal }: FigureCellsProps) {
  const { cijeli, decimale, jedinica } = figureOf(line);
  const look = joinClasses(isTotal && styles.total, styles.fresh);
  return (
    <>
      <span key={`cijeli ${line.vrijednost}`} className={joinClasses(styles.whole, look)}>
        {cijeli}
      </span>
      <span key={`ostalo ${line.vrijednost}`} className={look}>
        {decimale}
        <span className={styles.unit}>{jedinica}</span>
      </span>
    </>
  );
}

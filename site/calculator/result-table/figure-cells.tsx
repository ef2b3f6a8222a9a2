import { joinClasses } from '../../ui/join-classes.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { AnswerLine } from '../api/answer.ts';
import { figureOf, writeFigure } from '../api/figure.ts';
import styles from './figure-cells.module.css';

interface FigureCellsProps {
  readonly line: AnswerLine;
  readonly isTotal: boolean;
}

/**
 * A figure in two cells of a ledger row that meet at the comma. It fades in when it changes. Who listens, or copies what
 * is selected, gets it whole.
 */
export function FigureCells({ line, isTotal }: FigureCellsProps) {
  const { whole, fraction, unit } = figureOf(line);
  const look = joinClasses(styles.cell, isTotal && styles.total, styles.fresh);
  return (
    <>
      <VisuallyHidden>{writeFigure(line)}</VisuallyHidden>
      <span key={`cijeli ${line.value}`} aria-hidden="true" className={joinClasses(styles.whole, look)}>
        {whole}
      </span>
      <span key={`ostalo ${line.value}`} aria-hidden="true" className={look}>
        {fraction}
        <span className={styles.unit}>{unit}</span>
      </span>
    </>
  );
}

import { joinClasses } from '../ui/join-classes.ts';
import type { AnswerLine } from './call.ts';
import { figureOf } from './figure.ts';
import styles from './figure-cells.module.css';

/** A figure in three cells of a ledger row: whole, decimals, unit. It fades in when it changes. */
export function FigureCells({ line, isTotal }: { readonly line: AnswerLine; readonly isTotal: boolean }) {
  const { cijeli, decimale, jedinica } = figureOf(line);
  const look = joinClasses(isTotal && styles.total, styles.fresh);
  return (
    <>
      <span key={`c${line.vrijednost}`} className={joinClasses(styles.whole, look)}>
        {cijeli}
      </span>
      <span key={`d${line.vrijednost}`} className={look}>
        {decimale}
      </span>
      <span className={styles.unit}> {jedinica}</span>
    </>
  );
}

import type { HeadRow } from '@obracun/engine/payroll/forms/filing.ts';

/** Beside the number of a row and its label. */
const VALUE = 2;

/** Which cells of a form's first page hold words of ours, not what was typed. */
export const ourValues =
  (head: readonly HeadRow[]) =>
  (row: number, column: number): boolean =>
    column === VALUE && head[row]?.isOurs === true;

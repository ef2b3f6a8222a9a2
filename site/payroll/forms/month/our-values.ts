import type { HeadRow } from '@obracun/engine/payroll/forms/filing.ts';

/** Next to the number of a row and its label. */
const VALUE = 2;

/** The cells of a form's first page with our text instead of typed text. */
export const ourValues =
  (head: readonly HeadRow[]) =>
  (row: number, column: number): boolean =>
    column === VALUE && head[row]?.isOurs === true;

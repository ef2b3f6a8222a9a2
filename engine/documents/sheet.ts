import type { Cell } from './blocks.ts';

/** A sheet of a workbook: texts stay texts, figures are numbers. */
export interface Sheet {
  /** At most 31 characters, all valid in a workbook. */
  readonly name: string;
  /** Width of each column, in letters. */
  readonly widths: readonly number[];
  readonly rows: readonly (readonly Cell[])[];
  /** Indices of bold rows. */
  readonly strongRows: readonly number[];
}

/** A column of a table of records. */
export interface RecordColumn<T> {
  readonly title: string;
  readonly width: number;
  readonly cell: (one: T, at: number) => Cell;
  readonly total?: (all: readonly T[]) => Cell;
}

const REFUSED = /[\\/?*[\]:]/g;

/** The name without invalid characters, cut to the maximum length. */
export const sheetName = (name: string): string => name.replace(REFUSED, ' ').slice(0, 31);

/** A header, a row for each, and a row of totals if some column has one. */
export function tableSheet<T>(name: string, columns: readonly RecordColumn<T>[], all: readonly T[]): Sheet {
  const hasTotals = columns.some(({ total }) => total);
  return {
    name: sheetName(name),
    widths: columns.map(({ width }) => width),
    rows: [
      columns.map(({ title }) => title),
      ...all.map((one, at) => columns.map(({ cell }) => cell(one, at))),
      ...(hasTotals ? [columns.map(({ total }) => total?.(all) ?? '')] : []),
    ],
    strongRows: hasTotals ? [0, all.length + 1] : [0],
  };
}

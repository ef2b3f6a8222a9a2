import type { CustomTableLayout, TableCell } from 'pdfmake/interfaces';
import { HAIRLINE, INK } from './styles.ts';

/** Points between the words of neighbouring columns. */
export const BETWEEN_COLUMNS = 10;
export const BETWEEN_TOTALS = 16;

/** Hairlines between rows, ink under the header and under the last row; no upright lines. */
export const RULED: CustomTableLayout = {
  hLineWidth: (line, { table }) => (line === 0 ? 0 : isEdge(line, table.body.length) ? 0.8 : 0.4),
  hLineColor: (line, { table }) => (isEdge(line, table.body.length) ? INK : HAIRLINE),
  vLineWidth: () => 0,
  paddingLeft: (column) => (column === 0 ? 0 : BETWEEN_COLUMNS / 2),
  paddingRight: (column, { table }) => (column === (table.widths?.length ?? 0) - 1 ? 0 : BETWEEN_COLUMNS / 2),
  paddingTop: () => 3,
  paddingBottom: () => 2.5,
};

/** Rows whose first cell is empty belong to the one above: no line parts them. */
export const DENSE: CustomTableLayout = {
  ...RULED,
  hLineWidth: (line, node) => (isOpenRow(node.table.body[line]) ? 0 : Number(RULED.hLineWidth?.(line, node))),
  paddingTop: () => 0.5,
  paddingBottom: () => 0.2,
};

const isOpenRow = (row: readonly TableCell[] | undefined): boolean =>
  typeof row?.[0] === 'object' && 'text' in row[0] && row[0].text === '';

const isEdge = (line: number, rowCount: number): boolean => line === 1 || line === rowCount;

export const OPEN: CustomTableLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: (column) => (column === 0 ? 0 : BETWEEN_TOTALS),
  paddingRight: () => 0,
  paddingTop: () => 2.5,
  paddingBottom: () => 2.5,
};

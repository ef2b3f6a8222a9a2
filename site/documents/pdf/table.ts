import type { Cell, Column, Table, Total } from '@obracun/engine/documents/blocks.ts';
import type { Content, ContentTable, CustomTableLayout, TableCell } from 'pdfmake/interfaces';
import { HAIRLINE, INK } from './styles.ts';
import { isShort, styled } from './text.ts';

const textOf = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.text);

/** The rows, with their header repeated on every page, and the totals, which stay in one piece. */
export const tableContent = (table: Table): Content => ({
  stack: [ruledTable(table), totalsTable(table.totals)],
  margin: [0, 10, 0, 10],
});

const ALIGNMENT = { start: 'left', end: 'right' } as const;

/** A figure with its unit stays on one line, unless somebody wrote a sentence for the unit. */
const LONGEST_FIGURE = 24;

const cellContent = ({ align, width }: Column, text: string, style?: string): TableCell => ({
  ...styled(text, style),
  alignment: ALIGNMENT[align],
  noWrap: width === 'fit' && text.length <= LONGEST_FIGURE,
});

function ruledTable({ columns, rows }: Table): ContentTable {
  const header = columns.map((column) => cellContent(column, column.title, 'columnTitle'));
  const body = rows.map((row) =>
    columns.map((column, index) => cellContent(column, textOf(row[index] ?? ''))),
  );
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: rows.every((row) => row.every((cell) => isShort(textOf(cell)))),
      widths: columns.map(({ width }) => (width === 'fill' ? '*' : 'auto')),
      body: [header, ...body],
    },
    layout: RULED,
  };
}

const totalsTable = (totals: readonly Total[]): Content => ({
  unbreakable: true,
  margin: [0, 4, 0, 0],
  columns: [
    { text: '', width: '*' },
    {
      width: 'auto',
      table: {
        widths: ['auto', 'auto'],
        body: totals.map(({ label, figure, strong }) => {
          const style = strong ? 'strong' : undefined;
          return [styled(label, style), { ...styled(figure.text, style), alignment: 'right' as const }];
        }),
      },
      layout: OPEN,
    },
  ],
});

/** Hairlines between rows, ink under the header and under the last row; no upright lines. */
const RULED: CustomTableLayout = {
  hLineWidth: (line, { table }) => (line === 0 ? 0 : isEdge(line, table.body.length) ? 0.8 : 0.4),
  hLineColor: (line, { table }) => (isEdge(line, table.body.length) ? INK : HAIRLINE),
  vLineWidth: () => 0,
  paddingLeft: (column) => (column === 0 ? 0 : 5),
  paddingRight: (column, { table }) => (column === (table.widths?.length ?? 0) - 1 ? 0 : 5),
  paddingTop: () => 3,
  paddingBottom: () => 2.5,
};

const isEdge = (line: number, rowCount: number): boolean => line === 1 || line === rowCount;

const OPEN: CustomTableLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: (column) => (column === 0 ? 0 : 16),
  paddingRight: () => 0,
  paddingTop: () => 2.5,
  paddingBottom: () => 2.5,
};

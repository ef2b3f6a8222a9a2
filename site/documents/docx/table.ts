import type { Cell, Column, Table as TableBlock, Text, Total } from '@obracun/engine/documents/blocks.ts';
import {
  AlignmentType,
  BorderStyle,
  type FileChild,
  type Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import { page } from './look.ts';
import { paragraphOf } from './text.ts';

const WHOLE_WIDTH = { size: 100, type: WidthType.PERCENTAGE } as const;

/** Between the margins of a page, in twips. */
const TEXT_WIDTH = page.size.width - page.margin.left - page.margin.right;

/** Columns of these shares of the page, which a long word cannot widen. */
const fixedColumns = (shares: readonly number[]) => {
  const all = shares.reduce((sum, share) => sum + share, 0);
  return {
    width: WHOLE_WIDTH,
    layout: TableLayoutType.FIXED,
    columnWidths: shares.map((share) => Math.floor((TEXT_WIDTH * share) / all)),
  };
};

const NO_LINE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const NO_LINES = {
  top: NO_LINE,
  bottom: NO_LINE,
  left: NO_LINE,
  right: NO_LINE,
  insideHorizontal: NO_LINE,
  insideVertical: NO_LINE,
};

/** Things side by side, without lines. Never broken between pages. */
export const sideBySide = (columns: readonly (readonly FileChild[])[]): Table =>
  new Table({
    ...fixedColumns(columns.map(() => 1)),
    borders: NO_LINES,
    rows: [
      new TableRow({
        cantSplit: true,
        children: columns.map((children) => cellOf(children, columns.length)),
      }),
    ],
  });

const cellOf = (children: readonly FileChild[], count: number): TableCell =>
  new TableCell({
    verticalAlign: VerticalAlignTable.TOP,
    width: { size: 100 / count, type: WidthType.PERCENTAGE },
    children: [...children] as Paragraph[],
  });

/** A column of words takes the room of three of figures. */
const FILL = 3;

/** The header repeats on every page and no row is cut. */
export const tableOf = ({ columns, rows, totals, strongRows = [] }: TableBlock): Table =>
  new Table({
    ...fixedColumns(columns.map(({ width }) => (width === 'fill' ? FILL : 1))),
    rows: [
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        children: columns.map((column) => figureCell([{ bold: column.title }], column)),
      }),
      ...rows.map((cells, at) => rowOf(cells, columns, strongRows.includes(at))),
      ...totals.map((total) => totalRow(total, columns.length)),
    ],
  });

const weightOf =
  (isStrong: boolean) =>
  (text: string): Text =>
    isStrong ? [{ bold: text }] : text;

function rowOf(cells: readonly Cell[], columns: readonly Column[], isStrong: boolean): TableRow {
  const weighted = weightOf(isStrong);
  return new TableRow({
    cantSplit: true,
    children: cells.map((cell, at) =>
      figureCell(weighted(typeof cell === 'string' ? cell : cell.text), columns[at]),
    ),
  });
}

const totalRow = ({ label, figure, strong }: Total, columns: number): TableRow => {
  const weighted = weightOf(strong);
  return new TableRow({
    cantSplit: true,
    children: [
      new TableCell({ columnSpan: columns - 1, children: [paragraphOf(weighted(label))] }),
      figureCell(weighted(figure.text), { align: 'end' }),
    ],
  });
};

const figureCell = (text: Text, column: Pick<Column, 'align'> | undefined): TableCell =>
  new TableCell({
    children: [
      paragraphOf(text, { alignment: column?.align === 'end' ? AlignmentType.END : AlignmentType.START }),
    ],
  });

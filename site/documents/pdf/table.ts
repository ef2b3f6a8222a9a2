import {
  type Cell,
  type Column,
  staysOnLine,
  type Table,
  type Total,
} from '@obracun/engine/documents/blocks.ts';
import type { DocumentLook } from '@obracun/engine/documents/document-look.ts';
import type { Content, ContentTable, CustomTableLayout, TableCell } from 'pdfmake/interfaces';
import {
  BETWEEN_COLUMNS,
  BETWEEN_TOTALS,
  roomIn,
  settingOf,
  sideOf,
  totalsSetting,
  unbroken,
} from './column-widths.ts';
import { fitsOnPage, heightOf, styled } from './measure.ts';
import { HAIRLINE, INK, SMALL, SMALL_BODY, STRONG } from './styles.ts';

const textOf = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.text);

/** The page a table is drawn on. */
interface TablePlace {
  readonly look?: DocumentLook | undefined;
  /** Between its margins, in points. */
  readonly width: number;
}

/** What follows a table on its page, if it fits. */
interface AfterTable {
  readonly contents: readonly Content[];
  /** In points. */
  readonly height: number;
}

/**
 * The rows, with a header repeated on every page. The last rows, the totals and what follows them are on one page: they are
 * one row of the table, so that the header is repeated over them as well.
 */
export function tableContent(
  table: Table,
  place: TablePlace,
  { contents, height }: AfterTable = { contents: [], height: 0 },
): Content {
  const drawn = drawnRows(table, place);
  const [above, below] = table.isDense ? [2, 8] : [10, 10];
  // A margin under the last line could draw an empty page.
  const margin: [number, number, number, number] = [0, above, 0, contents.length > 0 ? 0 : below];
  const totals = table.totals.length > 0 ? [totalsTable(table.totals, place.width)] : [];
  const heightOfEnd = drawn.lastHeight + heightOfTotals(table.totals, place.width);
  if (totals.length === 0 || !drawn.isWhole || !fitsOnPage(heightOfEnd))
    return { stack: [rowsTable(drawn, drawn.rows), ...totals, ...contents], margin };
  const isFollowed = fitsOnPage(heightOfEnd + height);
  const first = Math.max(0, drawn.rows.length - ROWS_WITH_TOTALS);
  const lastRows = drawn.rows.slice(first);
  const side = sideOf(place.look);
  const last: Content = {
    stack: [
      // pdfmake refuses a table without rows.
      ...(lastRows.length > 0 ? [rowsTable({ ...drawn, header: undefined }, lastRows)] : []),
      ...totals,
      ...(isFollowed ? contents : []),
    ],
    margin: [-side, 0, -side, 0],
  };
  return {
    stack: [rowsTable(drawn, drawn.rows.slice(0, first), last), ...(isFollowed ? [] : contents)],
    margin,
  };
}

/** A page of totals alone does not say what they add up. */
const ROWS_WITH_TOTALS = 2;

const ALIGNMENT = { start: 'left', end: 'right' } as const;

const cellContent = (column: Column, text: string, fontSize: number, style?: string): TableCell => ({
  ...styled(text, style),
  alignment: ALIGNMENT[column.align],
  noWrap: staysOnLine(column, text),
  fontSize,
});

interface DrawnRows {
  readonly header: readonly TableCell[] | undefined;
  readonly rows: readonly TableCell[][];
  readonly widths: readonly number[];
  /** Every row fits on a page: pdfmake draws no unbreakable block that is taller. */
  readonly isWhole: boolean;
  /** Of the last rows, in points. */
  readonly lastHeight: number;
  readonly isDense: boolean;
  readonly look: DocumentLook | undefined;
}

function drawnRows(
  { columns, rows, strongRows = [], isDense: isNarrow }: Table,
  { look, width }: TablePlace,
): DrawnRows {
  const isDense = isNarrow || look?.template === 'compact';
  const texts = rows.map((row) => columns.map((_, at) => textOf(row[at] ?? '')));
  const room = roomIn(width, columns.length, look);
  const setting = settingOf(columns, texts, room);
  const { widths } = setting;
  const size = isDense ? Math.min(setting.size, SMALL_BODY) : setting.size;
  const heights = texts.map((row) =>
    Math.max(0, ...row.map((text, at) => heightOf(text, size, widths[at] ?? room))),
  );
  return {
    header: columns.map((column) => titleContent(column, Math.min(size, SMALL))),
    rows: texts.map((row, at) =>
      // A column without a title names groups, of which a bold row may be the first.
      columns.map((column, its) =>
        cellContent(
          column,
          row[its] ?? '',
          size,
          column.isSoft ? 'label' : strongRows.includes(at) && column.title ? 'weighty' : undefined,
        ),
      ),
    ),
    widths,
    isWhole: heights.every(fitsOnPage),
    lastHeight: heights.slice(-ROWS_WITH_TOTALS).reduce((sum, one) => sum + one, 0),
    isDense,
    look,
  };
}

/** A title wraps inside its column. */
const titleContent = ({ title, align }: Column, fontSize: number): TableCell => ({
  ...styled(title, 'columnTitle'),
  alignment: ALIGNMENT[align],
  verticalAlignment: 'bottom',
  fontSize,
});

/** A table of these rows, and of one more over all columns. */
function rowsTable(
  { header, widths, isWhole, isDense, look }: DrawnRows,
  rows: readonly TableCell[][],
  last?: Content,
): ContentTable {
  const body = [...(header ? [[...header]] : []), ...rows];
  const over: TableCell[] = last
    ? [{ stack: [last], colSpan: widths.length }, ...widths.slice(1).map(() => '')]
    : [];
  return {
    table: {
      headerRows: header ? 1 : 0,
      keepWithHeaderRows: header && isWhole ? 1 : 0,
      dontBreakRows: isWhole,
      widths: [...widths],
      body: last ? [...body, over] : body,
    },
    layout: layoutOf(look, { isDense, hasHeader: header !== undefined, endsOpen: last !== undefined }),
    ...(isDense && { lineHeight: DENSE_LINE }),
  };
}

const heightOfTotals = (totals: readonly Total[], width: number): number =>
  heightOf(totals.map(({ label }) => label).join('\n'), STRONG, totalsSetting(totals, width).labels);

function totalsTable(totals: readonly Total[], width: number): Content {
  const { start, labels, figures } = totalsSetting(totals, width);
  return {
    unbreakable: fitsOnPage(heightOfTotals(totals, width)),
    margin: [start, 4, 0, 0],
    table: {
      widths: [labels, figures],
      body: totals.map(({ label, figure, strong }) => {
        const style = strong ? 'strong' : undefined;
        return [
          styled(unbroken(label), style),
          { ...styled(figure.text, style), alignment: 'right' as const },
        ];
      }),
    },
    layout: OPEN,
  };
}

/** A long payslip with its signatures stays on one page. */
const DENSE_LINE = 0.88;

/** Which lines a table of rows has. */
interface Lines {
  readonly isDense: boolean;
  readonly hasHeader: boolean;
  /** Without a line under the last row, which contains another table. */
  readonly endsOpen: boolean;
}

/**
 * Hairlines between rows; the accent of the look, or black, under the header and under the last row; no vertical lines. In a dense
 * table, rows with an empty first cell belong to the one above: no line separates them.
 */
function layoutOf(
  look: DocumentLook | undefined,
  { isDense, hasHeader, endsOpen }: Lines,
): CustomTableLayout {
  const isEdge = (line: number, rows: number) => (hasHeader && line === 1) || (!endsOpen && line === rows);
  const isAbsent = (line: number, body: readonly TableCell[][]) =>
    line === 0 || (endsOpen && line === body.length) || (isDense && isOpenRow(body[line]));
  const isModern = look?.template === 'modern';
  const side = sideOf(look);
  const accent = look?.accent ?? INK;
  const edge = isModern ? INK : accent;
  return {
    hLineWidth: (line, { table }) =>
      isAbsent(line, table.body) ? 0 : isEdge(line, table.body.length) ? 0.8 : 0.4,
    hLineColor: (line, { table }) => (isEdge(line, table.body.length) ? edge : HAIRLINE),
    vLineWidth: () => 0,
    paddingLeft: (column) => (column === 0 ? side : BETWEEN_COLUMNS / 2),
    paddingRight: (column, { table }) =>
      column === (table.widths?.length ?? 0) - 1 ? side : BETWEEN_COLUMNS / 2,
    paddingTop: () => (isDense ? 0.5 : 3),
    paddingBottom: () => (isDense ? 0.2 : 2.5),
    ...(isModern && hasHeader && { fillColor: (row: number) => (row === 0 ? accent : null) }),
  };
}

const isOpenRow = (row: readonly TableCell[] | undefined): boolean =>
  typeof row?.[0] === 'object' && 'text' in row[0] && row[0].text === '';

const OPEN: CustomTableLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: (column) => (column === 0 ? 0 : BETWEEN_TOTALS),
  paddingRight: () => 0,
  paddingTop: () => 2.5,
  paddingBottom: () => 2.5,
};

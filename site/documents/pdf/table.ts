import {
  type Cell,
  type Column,
  staysOnLine,
  type Table,
  type Total,
} from '@obracun/engine/documents/blocks.ts';
import type { DocumentLook } from '@obracun/engine/documents/document-look.ts';
import type { Content, ContentTable, CustomTableLayout, TableCell } from 'pdfmake/interfaces';
import { boldWidthOf, fitsOnPage, heightOf, styled, widthOf } from './measure.ts';
import { BODY, HAIRLINE, INK, mm, SMALL, SMALL_BODY, STRONG } from './styles.ts';

const textOf = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.text);

/** The page a table is drawn on. */
interface TablePlace {
  readonly look?: DocumentLook | undefined;
  /** Between its margins, in points. */
  readonly width: number;
}

/** The rows, with a header repeated on every page, and unbreakable totals. */
export const tableContent = (table: Table, place: TablePlace): Content => ({
  // pdfmake refuses a table without rows.
  stack: [
    ruledTable(table, place),
    ...(table.totals.length > 0 ? [totalsTable(table.totals, place.width)] : []),
  ],
  margin: table.isDense ? [0, 2, 0, 8] : [0, 10, 0, 10],
});

const ALIGNMENT = { start: 'left', end: 'right' } as const;

const cellContent = (column: Column, text: string, fontSize: number, style?: string): TableCell => ({
  ...styled(text, style),
  alignment: ALIGNMENT[column.align],
  noWrap: staysOnLine(column, text),
  fontSize,
});

/** A row is breakable only if it would not fit on a page: pdfmake draws no unbreakable block that is taller. */
function ruledTable(
  { columns, rows, strongRows = [], isDense: isNarrow }: Table,
  { look, width }: TablePlace,
): ContentTable {
  const isDense = isNarrow || look?.template === 'compact';
  const texts = rows.map((row) => columns.map((_, at) => textOf(row[at] ?? '')));
  const padded = look?.template === 'modern' ? columns.length : columns.length - 1;
  const room = width - padded * BETWEEN_COLUMNS;
  const setting = settingOf(columns, texts, room);
  const { widths } = setting;
  const size = isDense ? Math.min(setting.size, SMALL_BODY) : setting.size;
  const isWhole = texts.every((row) =>
    row.every((text, at) => fitsOnPage(heightOf(text, size, widths[at] ?? room))),
  );
  const draw = (row: readonly string[], its: number, style?: string): TableCell[] =>
    // A column without a title names groups, of which a bold row may be the first.
    columns.map((column, at) => cellContent(column, row[at] ?? '', its, column.title ? style : undefined));
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: isWhole ? 1 : 0,
      dontBreakRows: isWhole,
      widths: [...widths],
      body: [
        draw(
          columns.map(({ title }) => title),
          Math.min(size, SMALL),
          'columnTitle',
        ),
        ...texts.map((row, at) => draw(row, size, strongRows.includes(at) ? 'weighty' : undefined)),
      ],
    },
    layout: layoutOf(look, isDense),
    ...(isDense && { lineHeight: DENSE_LINE }),
  };
}

const widthOfTotal = ({ strong }: Total, text: string): number =>
  strong ? boldWidthOf(text, STRONG) : widthOf(text, BODY);

function totalsTable(totals: readonly Total[], width: number): Content {
  const widest = (textIn: (total: Total) => string): number =>
    Math.max(0, ...totals.map((total) => widthOfTotal(total, textIn(total))));
  const figures = widest(({ figure }) => figure.text);
  const labels = widest(({ label }) => label);
  const room = width - BETWEEN_TOTALS - figures;
  return {
    unbreakable: fitsOnPage(heightOf('\n'.repeat(totals.length), STRONG, room)),
    margin: [Math.max(0, room - labels), 4, 0, 0],
    table: {
      widths: [Math.min(labels, room), figures],
      body: totals.map(({ label, figure, strong }) => {
        const style = strong ? 'strong' : undefined;
        return [styled(label, style), { ...styled(figure.text, style), alignment: 'right' as const }];
      }),
    },
    layout: OPEN,
  };
}

/** A long payslip with its signatures stays on one page. */
const DENSE_LINE = 0.95;

/** Points between the words of neighbouring columns. */
const BETWEEN_COLUMNS = 10;
const BETWEEN_TOTALS = 16;

/** The layout of rows, with the accent of the look. */
function layoutOf(look: DocumentLook | undefined, isDense: boolean): CustomTableLayout {
  const layout = isDense ? DENSE : RULED;
  const accent = look?.accent;
  if (look?.template !== 'modern')
    return accent === undefined
      ? layout
      : {
          ...layout,
          hLineColor: (line, { table }) => (isEdge(line, table.body.length) ? accent : HAIRLINE),
        };
  return {
    ...layout,
    fillColor: (row) => (row === 0 ? (accent ?? INK) : null),
    paddingLeft: () => BETWEEN_COLUMNS / 2,
    paddingRight: () => BETWEEN_COLUMNS / 2,
  };
}

/** Hairlines between rows, black under the header and under the last row; no vertical lines. */
const RULED: CustomTableLayout = {
  hLineWidth: (line, { table }) => (line === 0 ? 0 : isEdge(line, table.body.length) ? 0.8 : 0.4),
  hLineColor: (line, { table }) => (isEdge(line, table.body.length) ? INK : HAIRLINE),
  vLineWidth: () => 0,
  paddingLeft: (column) => (column === 0 ? 0 : BETWEEN_COLUMNS / 2),
  paddingRight: (column, { table }) => (column === (table.widths?.length ?? 0) - 1 ? 0 : BETWEEN_COLUMNS / 2),
  paddingTop: () => 3,
  paddingBottom: () => 2.5,
};

/** Rows with an empty first cell belong to the one above: no line separates them. */
const DENSE: CustomTableLayout = {
  ...RULED,
  hLineWidth: (line, node) => (isOpenRow(node.table.body[line]) ? 0 : Number(RULED.hLineWidth?.(line, node))),
  paddingTop: () => 0.5,
  paddingBottom: () => 0.2,
};

const isOpenRow = (row: readonly TableCell[] | undefined): boolean =>
  typeof row?.[0] === 'object' && 'text' in row[0] && row[0].text === '';

const isEdge = (line: number, rowCount: number): boolean => line === 1 || line === rowCount;

const OPEN: CustomTableLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: (column) => (column === 0 ? 0 : BETWEEN_TOTALS),
  paddingRight: () => 0,
  paddingTop: () => 2.5,
  paddingBottom: () => 2.5,
};

/** Layout of a table: its font size and the width of each column, without its padding. */
interface Typesetting {
  readonly size: number;
  readonly widths: readonly number[];
}

type Rows = readonly (readonly string[])[];

const WIDEST_WORDS = mm(28);
const NARROWEST_FILL = mm(38);
const SMALLEST = 6.5;
const SIZES = [BODY, 8.5, 7.5, SMALLEST];

/**
 * Widths are in points, because automatic ones grow with the longest word, even off the page. When figures
 * leave too little room for words, the font gets smaller.
 */
function settingOf(columns: readonly Column[], rows: Rows, room: number): Typesetting {
  const isFill = ({ width }: Column) => width === 'fill';
  const fitsAt = (size: number) =>
    columns.map((column, at) => (isFill(column) ? 0 : fitWidth(column, at, rows, size)));
  const fillAt = (size: number) =>
    (room - fitsAt(size).reduce((sum, width) => sum + width, 0)) / Math.max(1, columns.filter(isFill).length);
  const size = SIZES.find((one) => fillAt(one) >= NARROWEST_FILL) ?? SMALLEST;
  const fill = Math.max(fillAt(size), WIDEST_WORDS);
  return { size, widths: fitsAt(size).map((width) => width || fill) };
}

/** As wide as the widest figure or the title. */
const fitWidth = (column: Column, at: number, rows: Rows, size: number): number =>
  rows.reduce(
    (widest, row) => Math.max(widest, widthInColumn(column, row[at] ?? '', size)),
    widthOf(column.title, Math.min(size, SMALL)),
  );

const widthInColumn = (column: Column, text: string, size: number): number =>
  staysOnLine(column, text) ? widthOf(text, size) : Math.min(widthOf(text, size), WIDEST_WORDS);

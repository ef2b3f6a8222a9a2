import type { Cell, Column, Meta, Table as TableBlock, Total } from '@obracun/engine/documents/blocks.ts';
import type { DocumentLook } from '@obracun/engine/documents/document-look.ts';
import {
  AlignmentType,
  BorderStyle,
  type FileChild,
  type IBorderOptions,
  type IRunOptions,
  type ITableCellOptions,
  LineRuleType,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import {
  BETWEEN_COLUMNS,
  BETWEEN_TOTALS,
  metaSetting,
  roomIn,
  settingOf,
  sideOf,
  totalsSetting,
  unbroken,
} from '../pdf/column-widths.ts';
import { BODY, GREY, HAIRLINE, INK, PAPER, SMALL, SMALL_BODY, STRONG, TEXT_WIDTH } from '../pdf/styles.ts';
import { accentIn, halfPoints, hex, twips } from './look.ts';
import { linesOf } from './text.ts';

/**
 * The rows with the widths and lines of the PDF, and the totals under them. No figure breaks, no row either.
 * @param keepNext whether the totals stay with what follows them
 */
export function tableOf(
  table: TableBlock,
  look: DocumentLook | undefined,
  keepNext: boolean,
): readonly FileChild[] {
  const rows = rowsTable(table, look);
  if (table.totals.length === 0) return [rows, space()];
  return [
    rows,
    space({ keepNext: true, height: 20 }),
    totalsTable(table.totals, look, keepNext),
    space({ keepNext }),
  ];
}

/** An empty line of a height in twips, between two tables: a word processor would join them. */
export const space = ({ keepNext = false, height = 120 } = {}): Paragraph =>
  new Paragraph({ spacing: { before: 0, after: 0, line: height, lineRule: LineRuleType.EXACT }, keepNext });

/** The last rows stay with the totals. */
const ROWS_WITH_TOTALS = 2;

const textOf = (cell: Cell): string => (typeof cell === 'string' ? cell : unbroken(cell.text));

function rowsTable(
  { columns, rows, totals, strongRows = [], isDense }: TableBlock,
  look: DocumentLook | undefined,
) {
  const texts = rows.map((row) => columns.map((_, at) => textOf(row[at] ?? '')));
  const setting = settingOf(columns, texts, roomIn(TEXT_WIDTH, columns.length, look));
  const size = isDense || look?.template === 'compact' ? Math.min(setting.size, SMALL_BODY) : setting.size;
  const paddings = paddingsOf(columns.length, sideOf(look));
  const edge = lineOf(look?.template === 'modern' ? hex(INK) : accentIn(look), 6);
  const storedFrom = totals.length > 0 ? rows.length - ROWS_WITH_TOTALS : rows.length;
  const titles = columns.map(({ title }) => title);
  const draw = (cells: readonly string[], part: RowLook) => rowOf(cells, columns, paddings, part);
  return new Table({
    ...fixed(
      setting.widths.map((width, at) => width + (paddings[at]?.left ?? 0) + (paddings[at]?.right ?? 0)),
    ),
    rows: [
      draw(titles, { ...headerLook(look, Math.min(size, SMALL)), bottom: edge, isHeader: true }),
      ...texts.map((cells, at) =>
        draw(cells, {
          run: { size: halfPoints(size), bold: strongRows.includes(at) },
          bottom: at === rows.length - 1 ? edge : THIN_LINE,
          keepNext: at >= storedFrom,
        }),
      ),
    ],
  });
}

/** Columns of these widths in points, which a long word cannot widen, without lines of their own. */
export const fixed = (widths: readonly number[]) => ({
  width: { size: twips(widths.reduce((sum, width) => sum + width, 0)), type: WidthType.DXA },
  layout: TableLayoutType.FIXED,
  columnWidths: widths.map(twips),
  borders: NO_LINES,
});

const NO_LINE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const NO_LINES = {
  top: NO_LINE,
  bottom: NO_LINE,
  left: NO_LINE,
  right: NO_LINE,
  insideHorizontal: NO_LINE,
  insideVertical: NO_LINE,
};

/** `size` in eighths of a point. */
const lineOf = (color: string, size: number): IBorderOptions => ({ style: BorderStyle.SINGLE, size, color });
const THIN_LINE = lineOf(hex(HAIRLINE), 4);

interface Padding {
  readonly left: number;
  readonly right: number;
}

/** Points beside the words of each column: the outer ones are at the edge of the table. */
const paddingsOf = (columns: number, side: number): readonly Padding[] =>
  Array.from({ length: columns }, (_, at) => ({
    left: at === 0 ? side : BETWEEN_COLUMNS / 2,
    right: at === columns - 1 ? side : BETWEEN_COLUMNS / 2,
  }));

interface RowLook {
  readonly run: IRunOptions;
  readonly bottom: IBorderOptions;
  readonly shading?: ITableCellOptions['shading'];
  readonly isHeader?: boolean;
  readonly keepNext?: boolean;
}

/** The modern template has white words on the accent. */
const headerLook = (look: DocumentLook | undefined, size: number): Pick<RowLook, 'run' | 'shading'> =>
  look?.template === 'modern'
    ? {
        run: { size: halfPoints(size), bold: true, color: hex(PAPER) },
        shading: { type: ShadingType.CLEAR, fill: accentIn(look), color: 'auto' },
      }
    : { run: { size: halfPoints(size), color: hex(GREY) } };

/** The header repeats on every page and no row is broken. */
function rowOf(
  cells: readonly string[],
  columns: readonly Column[],
  paddings: readonly Padding[],
  { run, bottom, shading, isHeader = false, keepNext = false }: RowLook,
): TableRow {
  return new TableRow({
    tableHeader: isHeader,
    cantSplit: true,
    children: cells.map((text, at) => {
      const { left = 0, right = 0 } = paddings[at] ?? {};
      return new TableCell({
        borders: { bottom },
        margins: { left: twips(left), right: twips(right), top: 40, bottom: 30 },
        verticalAlign: isHeader ? VerticalAlignTable.BOTTOM : VerticalAlignTable.TOP,
        ...(shading && { shading }),
        children: [
          lineInCell(text, columns[at]?.isSoft ? { ...run, color: hex(GREY) } : run, {
            isEnd: columns[at]?.align === 'end',
            keepNext,
          }),
        ],
      });
    }),
  });
}

const lineInCell = (
  text: string,
  run: IRunOptions,
  { isEnd, keepNext }: { isEnd: boolean; keepNext: boolean },
) =>
  new Paragraph({
    alignment: isEnd ? AlignmentType.END : AlignmentType.START,
    spacing: { before: 0, after: 0 },
    keepNext,
    children: linesOf(text, run),
  });

/** Labels and figures over the second half of the page. */
function totalsTable(totals: readonly Total[], look: DocumentLook | undefined, keepLast: boolean): Table {
  const { start, labels, figures } = totalsSetting(totals, TEXT_WIDTH);
  return new Table({
    ...fixed([labels + BETWEEN_TOTALS, figures]),
    indent: { size: twips(start), type: WidthType.DXA },
    rows: totals.map(({ label, figure, strong }, at) => {
      const run = strong
        ? { size: halfPoints(STRONG), bold: true, color: accentIn(look) }
        : { size: halfPoints(BODY) };
      const keepNext = keepLast || at < totals.length - 1;
      const cell = (text: string, isEnd: boolean) =>
        new TableCell({
          margins: { left: 0, right: isEnd ? 0 : twips(BETWEEN_TOTALS), top: 50, bottom: 50 },
          children: [lineInCell(unbroken(text), run, { isEnd, keepNext })],
        });
      return new TableRow({ cantSplit: true, children: [cell(label, false), cell(figure.text, true)] });
    }),
  });
}

/** Labels under labels and values under values. */
export function metaOf(meta: Meta, width: number): Table {
  const { labels, values } = metaSetting(meta, width - BETWEEN_COLUMNS);
  const cell = (text: string, run: IRunOptions, right = 0) =>
    new TableCell({
      margins: { left: 0, right: twips(right), top: 30, bottom: 30 },
      children: [lineInCell(text, run, { isEnd: false, keepNext: false })],
    });
  return new Table({
    ...fixed([labels + BETWEEN_COLUMNS, values]),
    rows: meta.entries.map(
      ({ label, value }) =>
        new TableRow({ children: [cell(label, { color: hex(GREY) }, BETWEEN_COLUMNS), cell(value, {})] }),
    ),
  });
}

import {
  type Cell,
  type Column,
  staysOnLine,
  type Table,
  type Total,
} from '@obracun/engine/documents/blocks.ts';
import type { Content, ContentTable, TableCell } from 'pdfmake/interfaces';
import { settingOf } from './column-widths.ts';
import { boldWidthOf, fitsOnPage, heightOf, widthOf } from './measure.ts';
import { BODY, SMALL, SMALL_BODY, STRONG, TEXT_WIDTH } from './styles.ts';
import { BETWEEN_COLUMNS, BETWEEN_TOTALS, DENSE, OPEN, RULED } from './table-lines.ts';
import { styled } from './text.ts';

const textOf = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.text);

/** The rows, with their header repeated on every page, and the totals, which stay in one piece. */
export const tableContent = (table: Table): Content => ({
  // pdfmake refuses a table without rows.
  stack: [ruledTable(table), ...(table.totals.length > 0 ? [totalsTable(table.totals)] : [])],
  margin: [0, 10, 0, 10],
});

const ALIGNMENT = { start: 'left', end: 'right' } as const;

const cellContent = (column: Column, text: string, fontSize: number, style?: string): TableCell => ({
  ...styled(text, style),
  alignment: ALIGNMENT[column.align],
  noWrap: staysOnLine(column, text),
  fontSize,
});

/** A row is cut only where one would not fit on a page: pdfmake draws nothing that is kept in one piece and is taller. */
function ruledTable({ columns, rows, strongRows = [], isDense }: Table): ContentTable {
  const texts = rows.map((row) => columns.map((_, at) => textOf(row[at] ?? '')));
  const room = TEXT_WIDTH - (columns.length - 1) * BETWEEN_COLUMNS;
  const setting = settingOf(columns, texts, room);
  const { widths } = setting;
  const size = isDense ? Math.min(setting.size, SMALL_BODY) : setting.size;
  const isWhole = texts.every((row) =>
    row.every((text, at) => fitsOnPage(heightOf(text, size, widths[at] ?? room))),
  );
  const draw = (row: readonly string[], its: number, style?: string): TableCell[] =>
    columns.map((column, at) => cellContent(column, row[at] ?? '', its, style));
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
    layout: isDense ? DENSE : RULED,
    ...(isDense && { lineHeight: 1 }),
  };
}

const widthOfTotal = ({ strong }: Total, text: string): number =>
  strong ? boldWidthOf(text, STRONG) : widthOf(text, BODY);

function totalsTable(totals: readonly Total[]): Content {
  const widest = (textIn: (total: Total) => string): number =>
    Math.max(0, ...totals.map((total) => widthOfTotal(total, textIn(total))));
  const figures = widest(({ figure }) => figure.text);
  const labels = widest(({ label }) => label);
  const room = TEXT_WIDTH - BETWEEN_TOTALS - figures;
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

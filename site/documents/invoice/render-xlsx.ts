import {
  type Block,
  type Document,
  type Meta,
  plainText,
  type Table,
} from '@obracun/engine/documents/blocks.ts';
import { inScript } from '@obracun/engine/documents/in-script.ts';
import type { Row } from 'write-excel-file/universal';
import { blanks, cellOf, weight, wordCell } from '../../xlsx/cells.ts';
import { writeWorkbook } from '../../xlsx/write-workbook.ts';

/**
 * The document as a spreadsheet: figures are numbers, and texts stay texts for any first letter. Import this module
 * on demand only.
 */
export function renderXlsx(document: Document): Promise<Blob> {
  const table = document.blocks.find((block) => block.kind === 'table');
  const rows = document.blocks.flatMap((block) => rowsOf(block, fillColumn(table)));
  const name = inScript('Faktura', document.language);
  return writeWorkbook([{ name, widths: columnWidths(table), rows }]);
}

const columnWidths = (table: Table | undefined): readonly number[] =>
  table?.columns.map(({ width }) => (width === 'fill' ? 48 : 12)) ?? [];

/** Texts outside the table are under its widest column. */
const fillColumn = (table: Table | undefined): number =>
  Math.max(0, table?.columns.findIndex(({ width }) => width === 'fill') ?? 0);

function rowsOf(block: Block, indent: number): readonly Row[] {
  const line = (text: string, style = {}): Row => [...blanks(indent), wordCell(text, style)];
  switch (block.kind) {
    case 'title':
    case 'heading':
      return [line(block.text, weight(true))];
    case 'small':
      return [[], line(block.text)];
    case 'paragraph':
      return [line(plainText(block.text))];
    case 'article':
      return [line(block.heading, weight(true)), ...block.paragraphs.map((text) => line(plainText(text)))];
    case 'meta':
      return metaRows(block, indent);
    case 'columns':
      return [...[...block.left, ...block.right].flatMap((inner) => rowsOf(inner, indent)), []];
    case 'table':
      return tableRows(block, indent);
    case 'picture':
    case 'code':
      return [];
  }
  return [[], ...block.parties.map(({ role, name }) => line(`${role}: ${name}`))];
}

const metaRows = ({ entries }: Meta, indent: number): readonly Row[] =>
  entries.map(({ label, value }) => [...blanks(indent), wordCell(label), wordCell(value)]);

function tableRows({ columns, rows, totals }: Table, indent: number): readonly Row[] {
  const header = columns.map(({ title, align }) =>
    wordCell(title, { ...weight(true), align: align === 'end' ? 'right' : 'left' }),
  );
  const sums = totals.map(({ label, figure, strong }) => {
    const style = weight(strong);
    const between = blanks(columns.length - indent - 2);
    return [...blanks(indent), wordCell(label, style), ...between, { ...cellOf(figure), ...style }];
  });
  return [header, ...rows.map((row) => row.map(cellOf)), [], ...sums, []];
}

import type { Sheet } from '@obracun/engine/documents/sheet.ts';
import writeXlsx, { type Feature, type SheetData } from 'write-excel-file/universal';
import { cellOf, weight } from './cells.ts';

/** A sheet of styled cells. */
export interface CellSheet extends Pick<Sheet, 'name' | 'widths'> {
  readonly rows: SheetData;
  /** Its first row is a heading row, and frozen. */
  readonly hasHeader?: boolean;
}

/** Sheets as one XLSX file. Large: import this module on demand only. */
export const writeWorkbook = (sheets: readonly CellSheet[]): Promise<Blob> =>
  writeXlsx(
    sheets.map(({ name, widths, rows, hasHeader }) => ({
      sheet: name,
      columns: widths.map((width) => ({ width })),
      data: rows,
      ...(hasHeader && { stickyRowsCount: 1 }),
    })),
    { features: [FONT_ORDER] },
  ).toBlob();

/** A sheet of the engine in cells: figures are numbers, strong rows are bold. */
export const inCells = ({ name, widths, rows, strongRows }: Sheet): CellSheet => ({
  name,
  widths,
  hasHeader: strongRows.includes(0),
  rows: rows.map((row, at) =>
    row.map((cell) => (cell === '' ? null : { ...cellOf(cell), ...weight(strongRows.includes(at)) })),
  ),
});

/** The sequence of CT_Font in ECMA-376, part 1, 18.8.22. */
const SEQUENCE =
  'b i strike condense extend outline shadow u vertAlign sz color name family charset scheme'.split(' ');

/** The library writes these in insertion order; a strict reader refuses the file, so they are sorted. */
const FONT_ORDER: Feature<Blob> = {
  files: {
    transform: {
      'xl/styles.xml': {
        transform: (styles) =>
          styles.replace(/(?<=<font>).*?(?=<\/font>)/gs, (children) => ordered(children)),
      },
    },
  },
};

const ordered = (children: string): string =>
  (children.match(/<[^>]+\/>/g) ?? []).sort((a, b) => placeOf(a) - placeOf(b)).join('');

const placeOf = (child: string): number => SEQUENCE.indexOf(/\w+/.exec(child)?.[0] ?? '');

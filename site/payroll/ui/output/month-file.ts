import type { Document } from '@obracun/engine/documents/blocks.ts';
import type { Sheet } from '@obracun/engine/documents/sheet.ts';
import { fetchPart } from '../../../lazy-loading/load-part.ts';
import { CSV_MARK } from '../../../xlsx/csv-mark.ts';

/** A file of a month; `make` loads its renderer. */
export interface MonthFile {
  /** Label of its button. */
  readonly button: string;
  /** File name with its extension. */
  readonly name: string;
  readonly make: () => Promise<Blob>;
}

const TYPES: Readonly<Record<string, string>> = {
  xml: 'application/xml',
  csv: 'text/csv',
  ics: 'text/calendar',
};

const typeOf = (name: string): string => TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain';

/** A CSV is opened in a spreadsheet, also that of a form, whose values are retyped; files for programs have no mark. */
export const textFile = (button: string, name: string, text: string): MonthFile => ({
  button,
  name,
  make: async () => new Blob(name.endsWith('.csv') ? [CSV_MARK, text] : [text], { type: typeOf(name) }),
});

export const bytesFile = (button: string, name: string, bytes: Uint8Array): MonthFile => ({
  button,
  name,
  make: async () => new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'text/plain' }),
});

/** @param sheets made on demand */
export const sheetFile = (button: string, name: string, sheets: () => readonly Sheet[]): MonthFile => ({
  button,
  name: `${name}.xlsx`,
  make: async () => {
    const { inCells, writeWorkbook } = await fetchPart(() => import('../../../xlsx/write-workbook.ts'));
    return writeWorkbook(sheets().map(inCells));
  },
});

export const pdfFile = (button: string, name: string, document: () => Document): MonthFile => ({
  button,
  name: `${name}.pdf`,
  make: async () =>
    (await fetchPart(() => import('../../../documents/pdf/render-pdf.ts'))).renderPdf(document()),
});

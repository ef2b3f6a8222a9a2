import type { RawCell } from '@obracun/engine/payroll/import/cells/raw-cell.ts';
import type { SourceTable } from '@obracun/engine/payroll/import/columns/source-table.ts';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readWorkbook, { type CellValue } from 'read-excel-file/universal';
import { hiddenRowsIn, percentStyles, withErrorsAsTexts, withPercentsAsTexts } from './stored-cells.ts';

/** A sheet of a workbook. */
export interface ReadSheet {
  readonly name: string;
  readonly table: SourceTable;
}

export interface ReadWorkbook {
  readonly sheets: readonly ReadSheet[];
  /** Hidden and filtered rows, which are read as any other. */
  readonly hiddenRows: number;
}

/** Numbers come as they are stored, formulas as their stored results, days as days. */
export async function readXlsx(file: ArrayBuffer): Promise<ReadWorkbook> {
  const { bytes, is1904, hiddenRows } = prepared(new Uint8Array(file));
  const sheets = await readWorkbook(bytes.buffer);
  return {
    hiddenRows,
    sheets: sheets.map(({ sheet, data }) => ({
      name: sheet,
      table: {
        is1904,
        rows: data.map((cells, at) => ({ line: at + 1, cells: cells.map(rawCell) })),
      },
    })),
  };
}

function rawCell(value: CellValue | null): RawCell {
  if (value === null) return '';
  if ((value as unknown) instanceof Date)
    return { day: (value as unknown as Date).toISOString().slice(0, 10) };
  return typeof value === 'boolean' ? (value ? 'da' : 'ne') : (value as string | number);
}

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
/** A small file may unpack into one that fills the memory. */
const LARGEST = 300_000_000;

interface Prepared {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly is1904: boolean;
  readonly hiddenRows: number;
}

/** The workbook with what the library would lose kept as texts. */
function prepared(file: Uint8Array): Prepared {
  let size = 0;
  const entries = unzipSync(file, {
    filter: ({ name, originalSize }) => {
      size += originalSize;
      if (size > LARGEST) throw new Error('workbook too large');
      return /\.(?:xml|rels)$/.test(name);
    },
  });
  const text = (name: string): string => (entries[name] ? strFromU8(entries[name]) : '');
  const percents = percentStyles(text('xl/styles.xml'));
  let hiddenRows = 0;
  for (const name of Object.keys(entries).filter((entry) => SHEET.test(entry))) {
    const sheet = text(name);
    hiddenRows += hiddenRowsIn(sheet);
    entries[name] = strToU8(withPercentsAsTexts(withErrorsAsTexts(sheet), percents));
  }
  return {
    bytes: new Uint8Array(zipSync(entries, { level: 0 })),
    is1904: /\bdate1904="(?:1|true)"/.test(text('xl/workbook.xml')),
    hiddenRows,
  };
}

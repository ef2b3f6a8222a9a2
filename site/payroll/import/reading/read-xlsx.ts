import type { RawCell } from '@obracun/engine/payroll/import/cells/reading.ts';
import type { SourceTable } from '@obracun/engine/payroll/import/columns/field-words.ts';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readWorkbook, { type CellValue } from 'read-excel-file/universal';
import { withTextsForLost } from './lost-cells.ts';
import { hiddenColumnsIn, hiddenRowsIn, stylesOf } from './stored-cells.ts';

/** A sheet of a workbook. */
export interface ReadSheet {
  readonly name: string;
  readonly table: SourceTable;
}

export interface ReadWorkbook {
  readonly sheets: readonly ReadSheet[];
  /** Hidden and filtered rows, which are read as any other. */
  readonly hiddenRows: number;
  readonly hiddenColumns: number;
}

/** Numbers come as they are stored, formulas as their stored results, days as days. */
export async function readXlsx(file: ArrayBuffer): Promise<ReadWorkbook> {
  const { bytes, is1904, hiddenRows, hiddenColumns } = prepared(new Uint8Array(file));
  const sheets = await readWorkbook(bytes.buffer);
  return {
    hiddenRows,
    hiddenColumns,
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
  if (typeof value === 'number') return withoutDust(value);
  return typeof value === 'boolean' ? (value ? 'da' : 'ne') : (value as string);
}

/** As many digits as Excel shows: a sum of hours is stored as 7.6000000000000005. */
const withoutDust = (value: number): number =>
  Number.isInteger(value) ? value : Number(value.toPrecision(15));

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
/** A small file may unpack into one that fills the memory. */
const LARGEST = 300_000_000;

interface Prepared {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly is1904: boolean;
  readonly hiddenRows: number;
  readonly hiddenColumns: number;
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
  const styles = stylesOf(text('xl/styles.xml'));
  let [hiddenRows, hiddenColumns] = [0, 0];
  for (const name of Object.keys(entries).filter((entry) => SHEET.test(entry))) {
    const sheet = text(name);
    hiddenRows += hiddenRowsIn(sheet);
    hiddenColumns += hiddenColumnsIn(sheet);
    entries[name] = strToU8(withTextsForLost(sheet, styles));
  }
  return {
    bytes: new Uint8Array(zipSync(entries, { level: 0 })),
    is1904: /\bdate1904="(?:1|true)"/.test(text('xl/workbook.xml')),
    hiddenRows,
    hiddenColumns,
  };
}

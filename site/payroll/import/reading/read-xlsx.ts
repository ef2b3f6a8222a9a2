import type { RawCell } from '@obracun/engine/payroll/import/cells/raw-cell.ts';
import type { SourceTable } from '@obracun/engine/payroll/import/columns/source-table.ts';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readWorkbook, { type CellValue } from 'read-excel-file/universal';

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
  const sheets = await readWorkbook(bytes.buffer as ArrayBuffer);
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
const HIDDEN = /<row\b[^>]*\bhidden="(?:1|true)"/g;
/** The library drops the errors of formulas; as texts they stay, to be said where they stand. */
const ERROR_CELL = /(<c\b[^>]*\bt=")e(")/g;

function prepared(file: Uint8Array): { bytes: Uint8Array; is1904: boolean; hiddenRows: number } {
  const entries = unzipSync(file, { filter: ({ name }) => /\.(?:xml|rels)$/.test(name) });
  let hiddenRows = 0;
  for (const [name, content] of Object.entries(entries)) {
    if (!SHEET.test(name)) continue;
    const xml = strFromU8(content);
    hiddenRows += xml.match(HIDDEN)?.length ?? 0;
    entries[name] = strToU8(xml.replace(ERROR_CELL, '$1str$2'));
  }
  const workbook = entries['xl/workbook.xml'];
  const is1904 = workbook !== undefined && /\bdate1904="(?:1|true)"/.test(strFromU8(workbook));
  return { bytes: zipSync(entries, { level: 0 }), is1904, hiddenRows };
}

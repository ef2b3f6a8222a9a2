import type { Definition } from '@obracun/engine/kernel/calculator.ts';
import writeWorkbook from 'write-excel-file/universal';
import { asRead } from '../cyrillic/as-read.ts';
import { saveFile } from '../ui/save-file.ts';
import type { Chosen } from './form-fields.ts';
import type { Ledger } from './ledger-of.ts';
import { sheetOf } from './workbook.ts';

const COLUMNS = [{ width: 44 }, { width: 16 }, { width: 12 }, { width: 60 }, { width: 48 }];

/** The result as an XLSX file, made in the browser. */
export const workbookOf = (
  definition: Definition,
  chosen: Chosen,
  ledger: Ledger,
  address: string,
): Promise<Blob> =>
  writeWorkbook(sheetOf(definition, chosen, ledger, address), {
    columns: COLUMNS,
    sheet: asRead('Obračun'),
  }).toBlob();

export async function downloadWorkbook(
  definition: Definition,
  chosen: Chosen,
  ledger: Ledger,
  address: string,
): Promise<void> {
  saveFile(await workbookOf(definition, chosen, ledger, address), fileName(definition, chosen));
}

/** `minuli-topli-2025-03.xlsx` */
export function fileName({ id }: Definition, { unos }: Chosen): string {
  const period = [unos.godina, unos.mjesec?.padStart(2, '0')].filter(Boolean);
  return `${[id, ...period].join('-').replace(/[^\w-]/g, '')}.xlsx`;
}

import type { FormDefinition } from '@obracun/engine/core/calculator.ts';
import { asRead } from '../../storage/as-read.ts';
import { writeWorkbook } from '../../xlsx/write-workbook.ts';
import type { Ledger } from '../api/ledger-of.ts';
import type { Chosen } from '../form-state/form-fields.ts';
import { sheetOf } from './workbook.ts';

const COLUMNS = [44, 16, 12, 60, 48];

/** The result as an XLSX file, made in the browser. */
export const workbookOf = (
  definition: FormDefinition,
  chosen: Chosen,
  ledger: Ledger,
  address: string,
): Promise<Blob> => {
  const rows = sheetOf(definition, chosen, ledger, address);
  return writeWorkbook([{ name: asRead('Obračun'), widths: COLUMNS, rows }]);
};

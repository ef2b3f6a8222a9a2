import {
  type OutstandingPayment,
  outstandingCsv,
  outstandingSheet,
} from '@obracun/engine/payroll/payments/due/outstanding.ts';
import { type MonthFile, sheetFile, textFile } from '../../ui/output/month-file.ts';

/** What is owed, as a workbook and as CSV. */
export const outstandingFiles = (outstanding: readonly OutstandingPayment[]): readonly MonthFile[] => [
  sheetFile('Nije plaćeno (Excel)', 'nije-placeno', () => [outstandingSheet(outstanding)]),
  textFile('CSV', 'nije-placeno.csv', outstandingCsv(outstanding)),
];

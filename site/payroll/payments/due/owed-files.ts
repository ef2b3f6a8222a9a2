import { type OwedPayment, owedCsv, owedSheet } from '@obracun/engine/payroll/payments/due/owed.ts';
import { type MonthFile, sheetFile, textFile } from '../../ui/output/month-file.ts';

/** What is owed, as a workbook and as CSV. */
export const owedFiles = (owed: readonly OwedPayment[]): readonly MonthFile[] => [
  sheetFile('Nije plaćeno (Excel)', 'nije-placeno', () => [owedSheet(owed)]),
  textFile('CSV', 'nije-placeno.csv', owedCsv(owed)),
];

import { bankPayoutLists } from '@obracun/engine/payroll/payouts/payout-lists.ts';
import { monthPart, type Output } from '../model/output.ts';
import { type MonthFile, sheetFile } from './month-file.ts';

export const payoutFiles = ({ settled }: Output): readonly MonthFile[] =>
  bankPayoutLists(settled).lists.map(({ bank, fileName, sheets }) =>
    sheetFile(bank, `${fileName}_${monthPart(settled)}`, () => sheets),
  );

import { monthPart, type Output } from '../model/output.ts';
import { type MonthFile, sheetFile } from './month-file.ts';

export const payoutFiles = ({ settled, papers }: Output): readonly MonthFile[] =>
  papers.payouts.lists.map(({ bank, fileName, sheets }) =>
    sheetFile(bank, `${fileName}_${monthPart(settled)}`, () => sheets),
  );

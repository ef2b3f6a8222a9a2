import { monthCode } from '@obracun/engine/core/days/day.ts';
import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import { isEstimated } from '@obracun/engine/payroll/month/calculate/estimated.ts';
import { payoutsOf } from '@obracun/engine/payroll/month/payouts/month-payouts.ts';
import type { Output } from '../../month/output/output.ts';
import { type MonthFile, sheetFile } from '../../ui/output/month-file.ts';

/** A list of a month with several payouts is named after its payout. */
export const payoutFiles = ({ settled, papers }: Output): readonly MonthFile[] => {
  const payouts = payoutsOf(settled.month);
  const dayOf = (id: string | undefined) => payouts.find((one) => one.id === id)?.day;
  return papers.payouts.lists.map(({ bank, fileName, sheets, payout }) => {
    const day = dayOf(payout);
    const name = `${fileName}_${monthCode(settled.month)}${isEstimated(settled) ? '_procjena' : ''}`;
    return sheetFile(day ? `${bank}, ${formatDay(day)}` : bank, name, () => sheets);
  });
};

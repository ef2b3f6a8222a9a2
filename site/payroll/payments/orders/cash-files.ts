import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import { cashList, cashPayments } from '@obracun/engine/payroll/papers/cash-list.ts';
import type { Payment } from '@obracun/engine/payroll/payments/due/payment.ts';
import { type MonthFile, pdfFile } from '../../ui/output/month-file.ts';

/** Lists of pay in cash, one for each day; none when all pay goes to accounts. */
export function cashFiles(settled: SettledMonth, payments: readonly Payment[]): readonly MonthFile[] {
  const inCash = cashPayments(payments);
  const days = [...new Set(inCash.map(({ day }) => day))].toSorted();
  return days.map((day) => {
    const own = inCash.filter((one) => one.day === day);
    const list = () => cashList(settled, own, day);
    return pdfFile(`Lista za gotovinu, ${formatDay(day)} (PDF)`, `${list().fileName}_${day}`, list);
  });
}

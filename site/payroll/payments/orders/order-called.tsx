import { MONTH_COLUMNS } from '@obracun/engine/payroll/model/month-columns.ts';
import type { SkippedOrder } from '@obracun/engine/payroll/model/order.ts';
import { CalledSo, Typed } from '../../../ui/typed.tsx';

type OfOrder = Pick<SkippedOrder, 'purpose' | 'payee' | 'obligation'>;

/** A deduction of the month alone has no name: it is called as its column. */
const UNNAMED = `${MONTH_COLUMNS.deductionsOfMonth.label}, `;

/** A deduction has its typed name, other orders have ours. */
export function Purpose({ purpose, obligation }: OfOrder) {
  if (obligation !== 'deduction') return purpose;
  const before = purpose.startsWith(UNNAMED) ? UNNAMED : '';
  return <CalledSo before={before} typed={purpose.slice(before.length)} />;
}

export const Payee = ({ payee, obligation }: OfOrder) =>
  obligation === 'deduction' || obligation === 'payout' ? <Typed>{payee}</Typed> : payee;

import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import { payoutReference, payoutsOf } from '@obracun/engine/payroll/month/payouts/month-payouts.ts';
import { orderSheets } from '@obracun/engine/payroll/payments/orders/orders-sheet.ts';
import type { Output } from './output.ts';

/** The output of one payout of a month: its orders, lists for banks and specifications; slips and other forms are of the month. */
export function outputOfPayout(output: Output, id: string): Output {
  const { settled, ordered, papers, forms } = output;
  const payout = payoutsOf(settled.month).find((one) => one.id === id);
  if (!payout) return output;
  const isOwn = (one: { readonly payout?: string }): boolean => one.payout === id;
  const [orders, skipped] = [ordered.orders.filter(isOwn), ordered.skipped.filter(isOwn)];
  const specifications = papers.specifications.filter((one) => one.payout?.id === id);
  const marks = specifications.flatMap((one) => (one.payout ? [`_${payoutReference(one.payout)}_`] : []));
  return {
    ...output,
    settled: { ...settled, payout } satisfies SettledMonth,
    ordered: { orders, skipped },
    forms: forms.filter(({ name }) => marks.some((mark) => name.includes(mark))),
    papers: {
      ...papers,
      orders: orderSheets(orders, skipped),
      specifications,
      mip: { skipped: [], doubts: [] },
      payouts: { ...papers.payouts, lists: papers.payouts.lists.filter(isOwn) },
    },
  };
}

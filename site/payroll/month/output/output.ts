import { definition as district } from '@obracun/engine/calculators/kalkulator-brcko/definition.ts';
import { definition as federation } from '@obracun/engine/calculators/kalkulator-fbih/definition.ts';
import { definition as srpskaWithMeal } from '@obracun/engine/calculators/minuli-topli/definition.ts';
import { definition as srpska } from '@obracun/engine/calculators/obracun-plata/definition.ts';
import { type Day, monthCode } from '@obracun/engine/core/days/day.ts';
import { presentationOf } from '@obracun/engine/core/define.ts';
import { FIRST_LAYOUT } from '@obracun/engine/payroll/books/recap/recap-sheet.ts';
import { type MonthPapers, papersOf } from '@obracun/engine/payroll/files/frozen-output/papers.ts';
import { filedOn } from '@obracun/engine/payroll/forms/federal/package.ts';
import { monthForms } from '@obracun/engine/payroll/forms/month-forms.ts';
import { amended1002, filed1002 } from '@obracun/engine/payroll/forms/srpska/form-1002.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { ClosedMonth, FrozenForm, SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { isEstimated } from '@obracun/engine/payroll/month/calculate/estimated.ts';
import { payoutReference } from '@obracun/engine/payroll/month/payouts/month-payouts.ts';
import { myPayslipOf } from '@obracun/engine/payroll/papers/payslip/my-payslip.ts';
import { payslipOf } from '@obracun/engine/payroll/papers/payslip/of-month.ts';
import { paidRatesOf, requestedRatesOf } from '@obracun/engine/payroll/papers/payslip/paid-rates.ts';
import type { Payslip } from '@obracun/engine/payroll/papers/payslip/payslip.ts';
import { completeOrders, type TypedSince } from '@obracun/engine/payroll/payments/orders/complete-orders.ts';
import { type Ordered, ordersOf } from '@obracun/engine/payroll/payments/orders/orders.ts';
import { orderSheets } from '@obracun/engine/payroll/payments/orders/orders-sheet.ts';
import { fetchPart } from '../../../lazy-loading/load-part.ts';
import { explainedAt } from '../slip/my-payslip-address.ts';
import { type MonthJournals, monthJournals } from './month-journals.ts';
import { packed, unpacked } from './packed-papers.ts';

/** The source of all outputs of a month. */
export interface Output extends MonthJournals {
  readonly settled: SettledMonth;
  readonly ordered: Ordered;
  readonly forms: readonly FrozenForm[];
  readonly papers: MonthPapers;
  /** A closed month without stored papers: they are made again from its frozen amounts. */
  readonly isRemade: boolean;
  /** The current day: forms are filed and files brought to a bank on it, also of a month closed long ago. */
  readonly today: Day;
}

/**
 * The output of an open month, or the frozen one of a closed month, except for the day of filing.
 * @param isCorrection the month was closed before: its return 1002 is an amended one
 * @param firm the firm as it is now: accounts and codes may be typed after the closing
 * @param earlier months of the year before an open one, for sums on its payslips
 * @param workers the workers as they are now, for the orders of a closed month
 */
export async function outputOf(
  settled: SettledMonth,
  closed: ClosedMonth | undefined,
  today: Day,
  isCorrection = false,
  firm: Firm = settled.firm,
  earlier: readonly SettledMonth[] = [],
  workers: readonly Worker[] = [],
): Promise<Output> {
  const made = closed
    ? await frozenOutput(closed, today, { firm, workers })
    : await openOutput(settled, today, earlier);
  const frozen = made.isRemade ? undefined : made.papers.journal;
  const output = { ...made, ...monthJournals({ settled, orders: made.ordered.orders }, frozen, firm) };
  if (!isCorrection) return output;
  const { papers } = output;
  return { ...output, papers: { ...papers, srpska: amended1002(papers.srpska) } };
}

type OutputAsFiled = Omit<Output, keyof MonthJournals>;

async function openOutput(
  settled: SettledMonth,
  today: Day,
  earlier: readonly SettledMonth[],
): Promise<OutputAsFiled> {
  const ordered = ordersOf(settled);
  const papers = papersOf(settled, ordered, await payslipsOf(settled, earlier), today);
  return { settled, ordered, forms: monthForms(settled, today), papers, isRemade: false, today };
}

async function frozenOutput(closed: ClosedMonth, today: Day, since: TypedSince): Promise<OutputAsFiled> {
  const { settled } = closed;
  const frozen = unpacked(closed.papers, settled.firm.logo);
  const papers =
    frozen ??
    papersOf(settled, closed, await payslipsOf(settled, [], requestedRatesOf), closed.closedOn, FIRST_LAYOUT);
  const ordered = completeOrders(closed, since);
  const isCompleted = ordered.orders !== closed.orders;
  return {
    settled,
    ordered,
    forms: closed.forms.map(({ name, text }) => ({ name, text: filedOn(text, today) })),
    papers: {
      ...papers,
      ...(isCompleted && { orders: orderSheets(ordered.orders, ordered.skipped) }),
      srpska: filed1002(papers.srpska, today),
    },
    isRemade: frozen === undefined,
    today,
  };
}

/**
 * The frozen output of a closing.
 * @param earlier months of the year before it
 */
export async function frozenParts(
  settled: SettledMonth,
  closedOn: Day,
  earlier: readonly SettledMonth[] = [],
): Promise<Pick<ClosedMonth, 'orders' | 'skipped' | 'forms'> & { readonly papers: string }> {
  const { ordered, forms, papers } = await outputOf(
    settled,
    undefined,
    closedOn,
    false,
    settled.firm,
    earlier,
  );
  return { ...ordered, forms, papers: packed(papers, settled.firm.logo) };
}

/**
 * The frozen output of a closed month made again with other names and numbers. What is no name stays: its journal, deadlines and amounts.
 * @param settled the same month with those names and numbers
 * @param orders its orders with them
 */
export async function remadeParts(
  closed: ClosedMonth,
  settled: SettledMonth,
  orders: ClosedMonth['orders'],
  earlier: readonly SettledMonth[],
): Promise<Pick<ClosedMonth, 'settled' | 'orders' | 'forms'> & { readonly papers: string }> {
  const before = unpacked(closed.papers, closed.settled.firm.logo);
  const ratesOf = before ? paidRatesOf : requestedRatesOf;
  const payslips = await payslipsOf(settled, earlier, ratesOf);
  const made = papersOf(settled, { orders, skipped: closed.skipped }, payslips, closed.closedOn);
  const { journal = made.journal, deadlines } = before ?? made;
  const papers = { ...made, deadlines, ...(journal && { journal }) };
  const forms = monthForms(settled, closed.closedOn);
  return { settled, orders, forms, papers: packed(papers, settled.firm.logo) };
}

/** `2026-10`, for file names, with the payout of several, and a mark of an estimate. */
export const monthPart = (settled: SettledMonth): string =>
  [
    monthCode(settled.month),
    settled.payout && payoutReference(settled.payout),
    isEstimated(settled) && 'procjena',
  ]
    .filter(Boolean)
    .join('_');

const WAGES = [federation, srpskaWithMeal, srpska, district];

/**
 * The payslip of every worker, in their order; the line labels of each call are fetched.
 * @param earlier months of the year before it
 * @param ratesOf the percentages of a wage
 */
async function payslipsOf(
  settled: SettledMonth,
  earlier: readonly SettledMonth[],
  ratesOf = paidRatesOf,
): Promise<readonly Payslip[]> {
  const calls = [...new Set(settled.wages.map(({ call }) => call))];
  const presentations = new Map(
    await Promise.all(
      WAGES.filter(({ path }) => calls.includes(path)).map(
        async (definition) =>
          [definition.path as string, await fetchPart(() => presentationOf(definition))] as const,
      ),
    ),
  );
  return settled.wages.flatMap((wage) => {
    const presentation = presentations.get(wage.call);
    if (!presentation) return [];
    const payslip = payslipOf(settled, wage, presentation, ratesOf(wage), earlier);
    return [{ ...payslip, ...explainedAt(myPayslipOf(wage, settled.month), wage.figures.cost) }];
  });
}

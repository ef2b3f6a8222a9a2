import { type Feninga, share } from '../../kernel/figures/money.ts';
import type { WorkerMonth } from '../model/month.ts';
import type { WageFigures, Withheld } from '../model/wage.ts';
import type { StandingDeduction, Worker } from '../model/worker.ts';
import { ENTRY_COLUMNS } from '../request/entry-columns.ts';
import { inHand } from './figures.ts';

/** What is kept back of a wage, and what does not fit whole: left out and named, never cut. */
export interface Deducted {
  readonly withheld: readonly Withheld[];
  readonly leftOut: readonly Withheld[];
}

/**
 * The deductions of a worker's month in the order they stand in, those of the month alone last. Each is kept back whole while the money lasts;
 * who wants less of one types its amount for the month.
 */
export function deduct(worker: Worker, figures: WageFigures, month: WorkerMonth | undefined): Deducted {
  let left = inHand(figures);
  const withheld: Withheld[] = [];
  const leftOut: Withheld[] = [];
  for (const one of dueOf(worker, figures, month)) {
    const fits = one.amount <= left;
    (fits ? withheld : leftOut).push(one);
    if (fits) left -= one.amount;
  }
  return { withheld, leftOut };
}

function dueOf({ deductions }: Worker, figures: WageFigures, month: WorkerMonth | undefined): Withheld[] {
  const standing = deductions.map((one) => asWithheld(one, amountOf(one, figures, month?.deductions)));
  const ofMonth = { ...OF_MONTH, amount: month?.entries.deductionsOfMonth ?? 0 };
  return [...standing, ofMonth].filter(({ amount }) => amount > 0);
}

/** Of this month alone, called as its column, with no creditor named: it is paid by hand. */
const OF_MONTH = { name: ENTRY_COLUMNS.deductionsOfMonth.label, creditor: '', account: '', reference: '' };

/** What was typed for the month, or what stands: an amount, or a share of the net; never more than the debt that is left. */
function amountOf(
  { id, amount, share: rate, remaining }: StandingDeduction,
  { net }: WageFigures,
  typed: WorkerMonth['deductions'],
): Feninga {
  const due = typed?.[id] ?? amount ?? (rate === undefined ? 0 : share(net, rate));
  return remaining === undefined ? due : Math.min(due, remaining);
}

const asWithheld = (
  { id, name, creditor, account, reference }: StandingDeduction,
  amount: Feninga,
): Withheld => ({ name, creditor, account, reference, amount, standing: id });

import { monthWritten } from '../../core/numbers/format.ts';
import { type Feninga, share } from '../../core/numbers/money.ts';
import { ENTRY_COLUMNS } from '../api-request/entry-columns.ts';
import { inKindReceived } from '../api-request/in-kind.ts';
import type { WorkerMonth } from '../model/month.ts';
import type { PayrollEntity } from '../model/place.ts';
import type { Received, WageFigures, Withheld } from '../model/wage.ts';
import type { StandingDeduction, Worker } from '../model/worker.ts';
import { monthOfId } from '../reading/month.ts';
import { inHand } from './figures.ts';

/** What is kept back of a wage, and what does not fit: left out and named. */
export interface Deducted {
  readonly withheld: readonly Withheld[];
  readonly leftOut: readonly Withheld[];
}

/**
 * What lowers a worker's payout. First what the worker has already, as far as the money lasts; then the deductions in the order they stand in, those
 * of the month alone last. Each of these is kept back whole while the money lasts, never cut; who wants less of one types its amount for the month.
 */
export function deduct(
  worker: Worker,
  entity: PayrollEntity,
  figures: WageFigures,
  month: WorkerMonth | undefined,
): Deducted {
  let left = inHand(figures);
  const withheld: Withheld[] = [];
  const leftOut: Withheld[] = [];
  const take = (one: Withheld, amount: Feninga): void => {
    const rest = one.amount - amount;
    if (amount > 0) withheld.push({ ...one, amount });
    if (rest > 0) leftOut.push({ ...one, amount: rest });
    left -= amount;
  };
  const received = [...receivedIn(entity, month?.entries ?? {}), ...overpaidBefore(month?.overpaid)];
  for (const one of received) take(one, Math.min(one.amount, left));
  for (const one of dueOf(worker, figures, month)) take(one, one.amount <= left ? one.amount : 0);
  return { withheld, leftOut };
}

/** No creditor: nobody else is paid it. */
const NOBODY = { creditor: '', account: '', reference: '' };

const receivedIn = (entity: PayrollEntity, entries: WorkerMonth['entries']): Withheld[] =>
  (
    [
      ['inKind', 'Primljeno u stvarima', inKindReceived(entity, entries)],
      ['advance', ENTRY_COLUMNS.advance.label, entries.advance ?? 0],
    ] satisfies [Received, string, Feninga][]
  ).map(([received, name, amount]) => ({ ...NOBODY, name, amount, received }));

/** Pay of another month that was too much: the worker has it already, as an advance. */
const overpaidBefore = (overpaid: WorkerMonth['overpaid'] = {}): Withheld[] =>
  Object.entries(overpaid).map(([correction, amount]) => ({
    ...NOBODY,
    name: `Preplaćeno za ${monthWritten(monthOfId(correction))}`,
    amount,
    received: 'advance',
    correction,
  }));

/** What of a payout the worker has already. */
export const isReceived = ({ received }: Withheld): boolean => received !== undefined;

function dueOf({ deductions }: Worker, figures: WageFigures, month: WorkerMonth | undefined): Withheld[] {
  const standing = deductions.map((one) => asWithheld(one, amountOf(one, figures, month?.deductions)));
  const ofMonth = { ...OF_MONTH, amount: month?.entries.deductionsOfMonth ?? 0 };
  return [...standing, ofMonth].filter(({ amount }) => amount > 0);
}

/** Of this month alone, called as its column, with no creditor named: it is paid by hand. */
const OF_MONTH = { ...NOBODY, name: ENTRY_COLUMNS.deductionsOfMonth.label };

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

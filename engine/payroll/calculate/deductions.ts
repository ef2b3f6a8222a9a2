import { monthWritten } from '../../core/numbers/format.ts';
import { type Feninga, share } from '../../core/numbers/money.ts';
import { inKindOf, inKindReceived } from '../api-request/in-kind.ts';
import type { WorkerMonth } from '../model/month.ts';
import { MONTH_COLUMNS } from '../model/month-columns.ts';
import type { PayrollEntity } from '../model/place.ts';
import type { Received, WageFigures, Withheld } from '../model/wage.ts';
import type { StandingDeduction, Worker } from '../model/worker.ts';
import { monthOfId } from '../reading/month.ts';
import { inHand } from './figures.ts';

/** The deductions of a wage, and those that do not fit: skipped and named. */
export interface Deducted {
  readonly withheld: readonly Withheld[];
  readonly leftOut: readonly Withheld[];
}

/**
 * The deductions from a worker's payout. First what the worker has received already, while the money lasts; then the deductions in their
 * order, those of the month alone last. Each of these is taken whole while the money lasts, never cut; a smaller amount can be typed for
 * the month.
 * @param elsewhere pay of other payouts of the month
 */
export function deduct(
  worker: Worker,
  entity: PayrollEntity,
  figures: WageFigures,
  month: WorkerMonth | undefined,
  elsewhere: readonly Withheld[] = [],
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
  const received = [
    ...receivedIn(entity, figures, month?.entries ?? {}),
    ...elsewhere,
    ...overpaidBefore(month?.overpaid),
  ];
  for (const one of received) take(one, Math.min(one.amount, left));
  for (const one of dueOf(worker, figures, month)) take(one, one.amount <= left ? one.amount : 0);
  return { withheld, leftOut };
}

/** No creditor: it is not paid out. */
const NO_CREDITOR = { creditor: '', account: '', reference: '' };

const receivedIn = (
  entity: PayrollEntity,
  { inKind }: WageFigures,
  entries: WorkerMonth['entries'],
): Withheld[] =>
  (
    [
      // All of a kind, but of the column the part that was received.
      [
        'inKind',
        'Primljeno u stvarima',
        inKind - inKindOf(entity, entries) + inKindReceived(entity, entries),
      ],
      ['advance', MONTH_COLUMNS.advance.label, entries.advance ?? 0],
    ] satisfies [Received, string, Feninga][]
  ).map(([received, name, amount]) => ({ ...NO_CREDITOR, name, amount, received }));

/** Overpaid in another month: the worker has received it already, as an advance. */
const overpaidBefore = (overpaid: WorkerMonth['overpaid'] = {}): Withheld[] =>
  Object.entries(overpaid).map(([correction, amount]) => ({
    ...NO_CREDITOR,
    name: `Preplaćeno za ${monthWritten(monthOfId(correction))}`,
    amount,
    received: 'advance',
    correction,
  }));

/** The part of a payout the worker has received already. */
export const isReceived = ({ received }: Withheld): boolean => received !== undefined;

function dueOf({ deductions }: Worker, figures: WageFigures, month: WorkerMonth | undefined): Withheld[] {
  const standing = deductions.map((one) => asWithheld(one, amountOf(one, figures, month?.deductions)));
  const ofMonth = { ...OF_MONTH, amount: month?.entries.deductionsOfMonth ?? 0 };
  return [...standing, ofMonth].filter(({ amount }) => amount > 0);
}

/** Of this month alone, called as its column, with no creditor named: it is paid by hand. */
const OF_MONTH = { ...NO_CREDITOR, name: MONTH_COLUMNS.deductionsOfMonth.label };

/** The amount of the month, or the agreed one: an amount, or a share of the net; never more than the rest of the debt. */
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

import { byDay, type Day } from '../../../core/days/day.ts';
import type { Agreed, Worker } from '../../model/worker.ts';
import type { PayKind } from '../cells/words.ts';
import type { StaffValues } from '../columns/staff-fields.ts';

/** Defaults of an agreed amount, where its line has none. */
export interface PayMaking {
  /** From when. */
  readonly agreedFrom: Day;
  /** The kind of a column of amounts. */
  readonly payKind: PayKind | undefined;
}

/** Agreed pay after a line is imported; earlier agreements stay, except one from the same day. */
export function agreedIn(values: Partial<StaffValues>, base: Worker, making: PayMaking): readonly Agreed[] {
  const pay = payIn(values, making.payKind);
  const current = base.agreed.at(-1);
  if (!pay) return base.agreed;
  const isCurrent = isAgreed(current, pay);
  const first = current ? undefined : values.employedFrom;
  const from = values.agreedFrom ?? (isCurrent ? current.from : first) ?? making.agreedFrom;
  // From a later day on it is agreed already; what stood before that day would be lost.
  if (isCurrent && from >= current.from) return base.agreed;
  return [...base.agreed.filter((one) => one.from !== from), { from, ...pay }].sort((one, other) =>
    byDay(one.from, other.from),
  );
}

/** True when the same pay is agreed already, from any day. */
export const isAgreed = (
  current: Agreed | undefined,
  { kind, amount }: Omit<Agreed, 'from'>,
): current is Agreed => current?.kind === kind && current.amount === amount;

/** Columns of pay; the first one that a line has is agreed. */
export const PAY_FIELDS = [
  'gross',
  'net',
  'hourly',
  'amount',
] as const satisfies readonly (keyof StaffValues)[];

/** The amount of a line and its kind: the column's own, the line's, or what was asked. */
export function payIn(
  { gross, net, hourly, amount, payKind }: Partial<StaffValues>,
  asked: PayKind | undefined,
): Omit<Agreed, 'from'> | undefined {
  if (gross !== undefined) return { kind: 'bruto', amount: gross };
  if (net !== undefined) return { kind: 'neto', amount: net };
  if (hourly !== undefined) return { kind: 'satnica', amount: hourly };
  const kind = payKind ?? asked;
  return amount !== undefined && kind ? { kind, amount } : undefined;
}

import { byDay, type Day } from '../../../../core/days/day.ts';
import { choiceOf, kindOf } from '../../../model/agreed-pay.ts';
import type { Agreed, Worker } from '../../../model/worker.ts';
import type { PayKind } from '../cells/texts.ts';
import type { StaffValues } from '../columns/staff-fields.ts';

/** Defaults of an agreed amount, when its line has none. */
export interface PayMaking {
  /** Start day. */
  readonly agreedFrom: Day;
  /** Kind of pay of an amount column. */
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
  // The same pay already applies; a later start would lose the days before it.
  if (isCurrent && from >= current.from) return base.agreed;
  return [...base.agreed.filter((one) => one.from !== from), { from, ...pay }].sort((one, other) =>
    byDay(one.from, other.from),
  );
}

/** True when the same pay is already agreed, from any day. */
export const isAgreed = (
  current: Agreed | undefined,
  { amount, coefficient, ...pay }: Omit<Agreed, 'from'>,
): current is Agreed =>
  current !== undefined &&
  choiceOf(current) === choiceOf(pay) &&
  current.coefficient === coefficient &&
  (coefficient !== undefined || current.amount === amount);

/** Pay columns in order of precedence; the first one with a value is used. */
export const PAY_FIELDS = [
  'gross',
  'net',
  'hourly',
  'amount',
] as const satisfies readonly (keyof StaffValues)[];

/** The amount and kind of pay of a line; the kind is the column's, the line's, or the answer. A coefficient counts without an amount. */
export function payIn(
  { gross, net, hourly, amount, payKind, jobCoefficient }: Partial<StaffValues>,
  request: PayKind | undefined,
): Omit<Agreed, 'from'> | undefined {
  if (gross !== undefined) return { kind: 'bruto', amount: gross };
  if (net !== undefined) return { kind: 'neto', amount: net };
  if (hourly !== undefined) return { kind: 'satnica', amount: hourly };
  const kind = payKind ?? request;
  if (amount !== undefined && kind) return { ...kindOf(kind), amount };
  return jobCoefficient === undefined
    ? undefined
    : { ...kindOf(payKind ?? 'bruto'), amount: 0, coefficient: jobCoefficient };
}

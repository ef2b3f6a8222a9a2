import * as z from 'zod/mini';
import { dayOf, monthCode, type YearMonth } from '../../../core/days/day.ts';
import { readStored } from '../../../documents/read-stored.ts';
import { type AbsenceSpell, type FundSpell, KIND_NAMES } from '../absence.ts';
import type { PayrollMonth, RegisteredMonth, WorkerMonth } from '../month.ts';
import { PAYOUT_KINDS, type Payout } from '../payout.ts';
import { amount, day, type Every, fundPayment, maybe, month, ownRates, part, text, year } from './parts.ts';

const fund: z.ZodMiniType<FundSpell> = part({
  leaveFrom: day,
  payment: maybe(fundPayment),
  share: maybe(amount),
  base: maybe(amount),
} satisfies Every<FundSpell>);

const registered: z.ZodMiniType<RegisteredMonth> = part({
  entries: z.record(text, amount),
  spells: z.array(
    part({
      absence: text,
      kind: z.enum(KIND_NAMES),
      from: day,
      to: day,
      payer: z.enum(['employer', 'fund', 'nobody']),
      hours: amount,
      isPartOfDay: maybe(z.boolean()),
      share: maybe(amount),
      dayOfLeave: maybe(amount),
      fund: maybe(fund),
    } satisfies Every<AbsenceSpell>),
  ),
} satisfies Every<RegisteredMonth>);

/** Columns of later versions are kept, so the record validates only that values are numbers. */
export const workerMonthSchema: z.ZodMiniType<WorkerMonth> = part({
  entries: z.record(text, amount),
  unread: maybe(z.record(text, text)),
  deductions: maybe(z.record(text, amount)),
  note: maybe(text),
  payoutKind: maybe(text),
  leastBase: maybe(z.enum(['whole', 'proportional', 'gross'])),
  overpaid: maybe(z.record(text, amount)),
  paidBy: maybe(part(ownRates)),
  withoutRefunds: maybe(z.boolean()),
  registered: maybe(registered),
} satisfies Every<WorkerMonth>);

export const payoutsSchema: z.ZodMiniType<Readonly<Record<string, Payout>>> = z.record(
  text,
  part({
    kind: z.enum(PAYOUT_KINDS),
    day,
    workers: maybe(z.array(text)),
    amount: maybe(amount),
    share: maybe(amount),
    isTaxed: maybe(z.boolean()),
    untaxed: maybe(amount),
    formKind: maybe(text),
  } satisfies Every<Payout>),
);

export const monthSchema: z.ZodMiniType<PayrollMonth> = part({
  id: text,
  firm: text,
  year,
  month,
  payday: day,
  isClosed: z.boolean(),
  isEstimate: maybe(z.boolean()),
  averageNet: maybe(amount),
  averageOfThree: maybe(amount),
  payouts: maybe(payoutsSchema),
  workers: z.record(text, workerMonthSchema),
} satisfies Every<PayrollMonth>);

/** `firm:YYYY-MM`, the key of a month and of its closing. */
export const monthId = (firm: string, ofYear: number, ofMonth: number): string =>
  `${firm}:${monthCode({ year: ofYear, month: ofMonth })}`;

/** Parses a key into month and firm; the key of an earlier closing has a timestamp after `@`. */
export function monthOfId(id: string): YearMonth & { readonly firm: string } {
  const at = id.lastIndexOf(':');
  const [ofYear = 0, ofMonth = 0] = id
    .slice(at + 1)
    .replace(/@.*$/, '')
    .split('-')
    .map(Number);
  return { firm: id.slice(0, at), year: ofYear, month: ofMonth };
}

/** A month without differences from what was agreed; paid on the tenth of the next. */
export function newMonth(firm: string, ofYear: number, ofMonth: number): PayrollMonth {
  const isLast = ofMonth === 12;
  return {
    id: monthId(firm, ofYear, ofMonth),
    firm,
    year: ofYear,
    month: ofMonth,
    payday: dayOf(isLast ? ofYear + 1 : ofYear, isLast ? 1 : ofMonth + 1, USUAL_PAYDAY),
    isClosed: false,
    workers: {},
  };
}

const USUAL_PAYDAY = 10;

/** Parses a stored or imported month; undefined when invalid. */
export function readMonth(value: unknown): PayrollMonth | undefined {
  return readStored(monthSchema, { isClosed: false, workers: {} }, value);
}

import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';

/** Properties of the month itself: the day of payment, and whether it is an estimate. */
export type MonthTerms = Pick<PayrollMonth, 'payday' | 'isEstimate' | 'averageNet'>;
export type TermName = keyof MonthTerms;

/** A change of the month's terms, with the previous values. */
export interface TermsChange {
  readonly before: MonthTerms;
  readonly after: MonthTerms;
}

/** Their names for users. */
export const TERM_WORDS: Readonly<Record<TermName, string>> = {
  payday: 'dan isplate',
  isEstimate: 'računanje po posljednjim poznatim propisima',
  averageNet: 'prosječna neto plaća',
};

const NAMES = Object.keys(TERM_WORDS) as readonly TermName[];

export const termsOf = ({ payday, isEstimate, averageNet }: MonthTerms): MonthTerms => ({
  payday,
  ...(isEstimate && { isEstimate }),
  ...(averageNet !== undefined && { averageNet }),
});

/** A month with changed terms; removed ones are omitted. */
export const withTerms = (
  { isEstimate: _estimate, averageNet: _average, ...month }: PayrollMonth,
  terms: MonthTerms,
): PayrollMonth => ({
  ...month,
  ...termsOf(terms),
});

/** The terms of a month after a change; the changed ones, and those in conflict with another tab. */
export function mergedTerms(now: MonthTerms, { before, after }: TermsChange) {
  const changed = NAMES.filter((name) => before[name] !== after[name]);
  const refused = changed.filter((name) => now[name] !== before[name] && now[name] !== after[name]);
  const taken = changed.filter((name) => !refused.includes(name));
  const terms = { ...now, ...Object.fromEntries(taken.map((name) => [name, after[name]])) };
  return { terms: termsOf(terms), taken, refused };
}

import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';

/** What a month says of no worker: the day it is paid, and whether it is an estimate. */
export type MonthTerms = Pick<PayrollMonth, 'payday' | 'isEstimate' | 'averageNet'>;
export type TermName = keyof MonthTerms;

/** What a month shall say, and what it said. */
export interface TermsChange {
  readonly before: MonthTerms;
  readonly after: MonthTerms;
}

/** What people call it. */
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

/** A month that says something else; what it no longer says is left out. */
export const withTerms = (
  { isEstimate: _estimate, averageNet: _average, ...month }: PayrollMonth,
  terms: MonthTerms,
): PayrollMonth => ({
  ...month,
  ...termsOf(terms),
});

/** What a month says after a change; what of it was changed, and what was not, because another tab said something else meanwhile. */
export function mergedTerms(now: MonthTerms, { before, after }: TermsChange) {
  const changed = NAMES.filter((name) => before[name] !== after[name]);
  const refused = changed.filter((name) => now[name] !== before[name] && now[name] !== after[name]);
  const taken = changed.filter((name) => !refused.includes(name));
  const terms = { ...now, ...Object.fromEntries(taken.map((name) => [name, after[name]])) };
  return { terms: termsOf(terms), taken, refused };
}

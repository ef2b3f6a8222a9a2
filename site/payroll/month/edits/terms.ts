import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import { contentKey } from '../../../storage/db/content.ts';

/** Properties of the month itself: its payouts and their days, and how it is calculated. */
export type MonthTerms = Pick<
  PayrollMonth,
  'payday' | 'payouts' | 'isEstimate' | 'averageNet' | 'averageOfThree'
>;
export type TermName = keyof MonthTerms;

/** A change of the month's terms, with the previous values. */
export interface TermsChange {
  readonly before: MonthTerms;
  readonly after: MonthTerms;
}

/** Their names for users. */
export const TERM_TEXT: Readonly<Record<TermName, string>> = {
  payday: 'dan isplate',
  payouts: 'isplate',
  isEstimate: 'računanje po posljednjim poznatim propisima',
  averageNet: 'prosječna neto plaća',
  averageOfThree: 'prosjek tri mjeseca',
};

const NAMES = Object.keys(TERM_TEXT) as readonly TermName[];

export const termsOf = ({
  payday,
  payouts = {},
  isEstimate,
  averageNet,
  averageOfThree,
}: MonthTerms): MonthTerms => ({
  payday,
  ...(Object.keys(payouts).length > 0 && { payouts }),
  ...(isEstimate && { isEstimate }),
  ...(averageNet !== undefined && { averageNet }),
  ...(averageOfThree !== undefined && { averageOfThree }),
});

/** A month with changed terms; removed ones are omitted. */
export const withTerms = (
  {
    isEstimate: _estimate,
    averageNet: _average,
    averageOfThree: _ofThree,
    payouts: _payouts,
    ...month
  }: PayrollMonth,
  terms: MonthTerms,
): PayrollMonth => ({
  ...month,
  ...termsOf(terms),
});

type Values = Readonly<Record<string, unknown>>;

/** One value per name after a change; the changed names, and those in conflict with another tab. */
function merged(names: readonly string[], now: Values, before: Values, after: Values) {
  const isSame = (one: unknown, other: unknown): boolean =>
    contentKey(one ?? null) === contentKey(other ?? null);
  const changed = names.filter((name) => !isSame(before[name], after[name]));
  const refused = changed.filter(
    (name) => !isSame(now[name], before[name]) && !isSame(now[name], after[name]),
  );
  const taken = changed.filter((name) => !refused.includes(name));
  const values = { ...now, ...Object.fromEntries(taken.map((name) => [name, after[name]])) };
  const present = Object.entries(values).filter(([, value]) => value !== undefined);
  return { values: Object.fromEntries(present), taken, refused };
}

/** The terms of a month after a change; the changed ones, and those in conflict with another tab. Each payout is merged by itself. */
export function mergedTerms(now: MonthTerms, { before, after }: TermsChange) {
  const terms = termsOf(now);
  const names = NAMES.filter((name) => name !== 'payouts');
  const others = merged(names, { ...terms }, { ...before }, { ...after });
  const ids = Object.keys({ ...before.payouts, ...after.payouts });
  const payouts = merged(ids, { ...terms.payouts }, { ...before.payouts }, { ...after.payouts });
  const named = (found: readonly string[]): readonly string[] => (found.length > 0 ? ['payouts'] : []);
  return {
    terms: termsOf({ ...others.values, payouts: payouts.values } as MonthTerms),
    taken: [...others.taken, ...named(payouts.taken)],
    refused: [...others.refused, ...named(payouts.refused)],
  };
}

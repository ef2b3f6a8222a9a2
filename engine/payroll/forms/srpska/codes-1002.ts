import { formatMoney } from '../../../core/numbers/format.ts';
import type { Feninga } from '../../../core/numbers/money.ts';
import { commaAmount } from '../../../core/numbers/plain.ts';
import type { SettledMonth } from '../../model/wage.ts';
import { duesOf } from '../../orders/dues.ts';
import { revenueOf } from '../../orders/revenue.ts';

/** A code of revenue and what is paid on it, as it is typed into the form. */
export interface RevenueCode {
  readonly code: string;
  readonly amount: string;
}

interface Declared {
  /** Empty where it is not known, or the firm emptied it. */
  readonly code: string;
  readonly purpose: string;
  readonly amount: Feninga;
  /** Why no order pays it, a sentence. */
  readonly unknown?: string | undefined;
}

/** What is owed of these rows to Republika Srpska; the solidarity contribution has no column in the form. */
export const declaredOf = (settled: SettledMonth): readonly Declared[] =>
  duesOf(settled, settled.firm)
    .filter(({ entity, obligation }) => entity === 'rs' && obligation !== 'solidarity')
    .map((due) => {
      const { account, purpose } = revenueOf(due, settled.firm);
      return { code: account?.code ?? '', purpose, amount: due.amount, unknown: due.unknown };
    });

/** Row 11: every code with what is paid on it. */
export const codesOf = (declared: readonly Declared[]): readonly RevenueCode[] =>
  sumsBy(
    ({ code }) => code,
    declared.filter(({ code }) => code),
  ).map(([code, amount]) => ({ code, amount: commaAmount(amount) }));

/** What stands in no row 11, in sentences. */
export const withoutCode = (declared: readonly Declared[]): readonly string[] =>
  sumsBy(
    ({ purpose }) => purpose,
    declared.filter(({ code, amount }) => !code && amount > 0),
  ).map(
    ([purpose, amount]) =>
      `U redu 11 nedostaje ${formatMoney(amount)} (${purpose}): šifra prihoda nije upisana. Upišite je u podatke firme, ili je dopišite u obrazac.`,
  );

/** What stands in row 11 though no order pays it, in sentences. */
export const withoutOrder = (declared: readonly Declared[]): readonly string[] =>
  declared.flatMap(({ code, purpose, amount, unknown }) =>
    code && amount > 0 && unknown !== undefined
      ? [`U redu 11 je i ${formatMoney(amount)} (${purpose}) bez naloga. ${unknown}`]
      : [],
  );

function sumsBy(keyOf: (one: Declared) => string, declared: readonly Declared[]) {
  const sums = new Map<string, Feninga>();
  for (const one of declared) sums.set(keyOf(one), (sums.get(keyOf(one)) ?? 0) + one.amount);
  return [...sums];
}

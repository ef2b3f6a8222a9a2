import { type Feninga, sumOf } from '../../core/numbers/money.ts';
import { compact } from '../../documents/identifiers/digits.ts';
import { bankOf } from '../bank/banks.ts';
import type { SettledMonth, SettledWage } from '../model/wage.ts';
import type { Worker } from '../model/worker.ts';

/** Who is paid through one bank. */
export interface BankPayouts {
  /** First three digits of the accounts; empty where there is none. */
  readonly prefix: string;
  /** Undefined where the bank is not known. */
  readonly bank: string | undefined;
  readonly payouts: readonly { readonly worker: Worker; readonly amount: Feninga }[];
  readonly total: Feninga;
}

/** Payouts by bank, in the order of their numbers; those without an account come last. Who is paid nothing is on none. */
export function payoutsByBank({ wages }: Pick<SettledMonth, 'wages'>): BankPayouts[] {
  const paid = wages.filter(({ payout }) => payout > 0);
  const prefixes = [...new Set(paid.map(prefixOf))].sort((one, other) =>
    (one || '~') < (other || '~') ? -1 : 1,
  );
  return prefixes.map((prefix) => {
    const inList = paid.filter((wage) => prefixOf(wage) === prefix);
    return {
      prefix,
      bank: bankOf(prefix),
      payouts: inList.map(({ worker, payout }) => ({ worker, amount: payout })),
      total: sumOf(inList, ({ payout }) => payout),
    };
  });
}

const prefixOf = ({ worker }: SettledWage): string => compact(worker.account).slice(0, 3);

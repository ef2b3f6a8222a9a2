import { compact } from '../../../documents/identifiers/digits.ts';
import type { Firm, FirmAccount, PaidFrom } from '../../model/firm.ts';
import type { Obligation } from '../../model/order.ts';
import { bankOf } from './banks.ts';

type Payer = Pick<Firm, 'account' | 'otherAccounts'>;

const paidFrom = (obligation: Obligation): PaidFrom =>
  obligation === 'payout' || obligation === 'deduction' ? 'transfers' : 'revenue';

/** The account an obligation is paid from, 16 digits; the first account unless another one pays it. */
export function payerAccountOf({ account, otherAccounts = [] }: Payer, obligation: Obligation): string {
  const own = otherAccounts.find((one) => one.account !== '' && one.pays === paidFrom(obligation));
  return compact(own?.account ?? account);
}

/** An account of a firm to choose from. */
export interface PayerAccount {
  readonly account: string;
  /** `UniCredit banka, 3381 … 0116`, or its typed name. */
  readonly label: string;
}

/** The accounts a firm pays from, the first one first. */
export const payerAccountsOf = ({ account, otherAccounts = [] }: Payer): readonly PayerAccount[] =>
  [{ account, name: '' }, ...otherAccounts]
    .filter((one) => one.account !== '')
    .map((one) => ({ account: compact(one.account), label: payerLabel(one) }));

const payerLabel = ({ account, name }: Pick<FirmAccount, 'account' | 'name'>): string =>
  [name.trim() || bankOf(account) || 'Račun', account].join(', ');

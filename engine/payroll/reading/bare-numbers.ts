import { bareAccount } from '../../documents/identifiers/account.ts';
import { bareNumber } from '../../documents/identifiers/digits.ts';
import type { Firm } from '../model/firm.ts';
import type { Worker } from '../model/worker.ts';

/** `BA39 1610-0000…` → the 16 digits of the account. */
const ownAccount = (text: string): string => bareAccount(text).replace(/^BA39(?=\d{16}$)/, '');

const withAccount = <T extends { readonly account: string }>(one: T): T => ({
  ...one,
  account: ownAccount(one.account),
});

/** A worker whose numbers have nothing between their digits: so they stand in files, and so they are compared. What has letters in it stays as it was typed, for the warning to name it. */
export const withBareNumbers = (worker: Worker): Worker => ({
  ...withAccount(worker),
  jmbg: bareNumber(worker.jmbg),
  deductions: worker.deductions.map(withAccount),
});

/** The same of a firm and the accounts it uses in place of the known ones. */
export const firmWithBareNumbers = (firm: Firm): Firm => ({
  ...withAccount(firm),
  jib: bareNumber(firm.jib),
  ...(firm.accounts && {
    accounts: Object.fromEntries(
      Object.entries(firm.accounts).map(([key, own]) => [
        key,
        own.account === undefined ? own : { ...own, account: ownAccount(own.account) },
      ]),
    ),
  }),
});

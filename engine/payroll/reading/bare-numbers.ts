import { compact } from '../../documents/identifiers/digits.ts';
import type { Firm } from '../model/firm.ts';
import type { Worker } from '../model/worker.ts';

/** `BA39 1610-0000…` → the 16 digits of the account. */
const bareAccount = (text: string): string => compact(text).replace(/^BA39(?=\d{16}$)/, '');

const withAccount = <T extends { readonly account: string }>(one: T): T => ({
  ...one,
  account: bareAccount(one.account),
});

/** A worker whose numbers have nothing between their digits: so they stand in files, and so they are compared. What is no digit stays, for the warning to name it. */
export const withBareNumbers = (worker: Worker): Worker => ({
  ...withAccount(worker),
  jmbg: compact(worker.jmbg),
  deductions: worker.deductions.map(withAccount),
});

/** The same of a firm and the accounts it uses in place of the known ones. */
export const firmWithBareNumbers = (firm: Firm): Firm => ({
  ...withAccount(firm),
  jib: compact(firm.jib),
  ...(firm.accounts && {
    accounts: Object.fromEntries(
      Object.entries(firm.accounts).map(([key, own]) => [
        key,
        own.account === undefined ? own : { ...own, account: bareAccount(own.account) },
      ]),
    ),
  }),
});

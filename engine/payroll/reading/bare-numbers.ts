import { bareAccount, withoutBosnianHead } from '../../documents/identifiers/account.ts';
import { bareNumber } from '../../documents/identifiers/digits.ts';
import type { Firm, OwnAccount } from '../model/firm.ts';
import type { Worker } from '../model/worker.ts';

/** `BA39 1610-0000…` → the 16 digits of the account. */
const ownAccount = (text: string): string => withoutBosnianHead(bareAccount(text));

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

const bareOwn = ({ account, code, ...own }: OwnAccount): OwnAccount => ({
  ...own,
  ...(account !== undefined && { account: ownAccount(account) }),
  ...(code !== undefined && { code: bareNumber(code) }),
});

const eachOf = <T>(record: Readonly<Record<string, T>>, bare: (one: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([key, one]) => [key, bare(one)]));

/** The same of a firm, of the accounts it uses in place of the known ones, and of its codes. */
export const firmWithBareNumbers = (firm: Firm): Firm => ({
  ...withAccount(firm),
  jib: bareNumber(firm.jib),
  ...(firm.accounts && { accounts: eachOf(firm.accounts, bareOwn) }),
  ...(firm.municipalityCodes && { municipalityCodes: eachOf(firm.municipalityCodes, bareNumber) }),
});

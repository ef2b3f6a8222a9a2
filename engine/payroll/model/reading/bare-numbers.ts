import { bareAccount, withoutBosnianHead } from '../../../documents/identifiers/account.ts';
import { bareNumber } from '../../../documents/identifiers/digits.ts';
import type { Firm, OwnAccount } from '../firm.ts';
import type { Worker } from '../worker.ts';

/** `BA39 1610-0000…` → the 16 digits of the account. */
const ownAccount = (text: string): string => withoutBosnianHead(bareAccount(text));

const withAccount = <T extends { readonly account: string }>(one: T): T => ({
  ...one,
  account: ownAccount(one.account),
});

/** Strips separators from the numbers of a worker, for files and comparison. Text with letters stays, so that the warning can quote it. */
export const withBareNumbers = (worker: Worker): Worker => ({
  ...withAccount(worker),
  jmbg: bareNumber(worker.jmbg),
  deductions: worker.deductions.map(withAccount),
  ...(worker.otherAccounts && { otherAccounts: worker.otherAccounts.map(withAccount) }),
});

const bareOwn = ({ account, code, ...own }: OwnAccount): OwnAccount => ({
  ...own,
  ...(account !== undefined && { account: ownAccount(account) }),
  ...(code !== undefined && { code: bareNumber(code) }),
});

const eachOf = <T>(record: Readonly<Record<string, T>>, bare: (one: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([key, one]) => [key, bare(one)]));

/** Strips separators from the numbers, own accounts and codes of a firm. */
export const firmWithBareNumbers = (firm: Firm): Firm => ({
  ...withAccount(firm),
  jib: bareNumber(firm.jib),
  ...(firm.otherAccounts && { otherAccounts: firm.otherAccounts.map(withAccount) }),
  ...(firm.accounts && { accounts: eachOf(firm.accounts, bareOwn) }),
  ...(firm.municipalityCodes && { municipalityCodes: eachOf(firm.municipalityCodes, bareNumber) }),
});

import type { Firm } from '../../model/firm.ts';
import type { SettledMonth } from '../../model/wage.ts';
import { bookOf, type LedgerAccounts } from './ledger-accounts.ts';
import { ALL_ITEMS, LEDGER_ITEMS } from './ledger-items.ts';
import { type MonthPostings, postingsOf } from './postings.ts';

/** What closing a month freezes of its journals: amounts, and the accounts the firm had. Payments follow from the orders. */
export interface FrozenJournal extends MonthPostings {
  readonly accounts: Readonly<Partial<LedgerAccounts>>;
}

/** The frozen part of the journals of a month. */
export const frozenJournal = (settled: SettledMonth): FrozenJournal => ({
  ...postingsOf(settled),
  accounts: ofWages(bookOf(settled.firm).accounts),
});

/** Payouts of contracts freeze their own accounts. */
const ofWages = (accounts: LedgerAccounts): FrozenJournal['accounts'] =>
  Object.fromEntries(
    ALL_ITEMS.filter((item) => !LEDGER_ITEMS[item].isOfContracts).map((item) => [item, accounts[item]]),
  );

/** The accounts of a month: as closed, those missing then as the firm has them now. */
export const monthBook = (firm: Firm, closed: FrozenJournal | undefined) => bookOf(firm, closed?.accounts);

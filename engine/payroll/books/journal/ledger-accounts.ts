import { ledger as federation } from '../../../law/fbih/ledger.ts';
import type { LedgerChart, LedgerItem, UsualAccount } from '../../../law/ledger.ts';
import type { Firm } from '../../model/firm.ts';
import type { PayrollEntity } from '../../model/place.ts';
import { ALL_ITEMS, itemsOf, LEDGER_ITEMS } from './ledger-items.ts';

/** The charts that were found; the accounts of the other entities are typed by each firm. */
const CHARTS: Readonly<Partial<Record<PayrollEntity, LedgerChart>>> = { fbih: federation };

/** The part of a firm that determines its accounts. */
export type LedgerFirm = Pick<Firm, 'entity' | 'ledgerAccounts'>;

/** The account usually posted to; undefined where no chart was found, or it has none for the item. */
export const usualAccount = (item: LedgerItem, entity: PayrollEntity): UsualAccount | undefined =>
  CHARTS[entity]?.usual[item];

/** The account of an item: the typed one, the usual one, or that of the wider item; empty while unknown, never invented. */
export function ledgerAccount(firm: LedgerFirm, item: LedgerItem): string {
  const { ledgerAccounts } = firm;
  const { parent } = LEDGER_ITEMS[item];
  const own = ledgerAccounts?.[item]?.trim() || usualAccount(item, firm.entity)?.account;
  return own || (parent ? ledgerAccount(firm, parent) : '');
}

/** The name of an account in the chart, also of an analytic one; undefined where no chart was found. */
export const accountName = (account: string, entity: PayrollEntity): string | undefined =>
  CHARTS[entity]?.names[account.slice(0, 3)];

/** The accounts a journal is made with, every item resolved; an unknown one is empty. */
export interface LedgerBook {
  readonly entity: PayrollEntity;
  readonly accounts: LedgerAccounts;
}

export type LedgerAccounts = Readonly<Record<LedgerItem, string>>;

/** @param closed accounts of the closing of a month: they stay, and only the missing ones are taken from the firm */
export function bookOf(firm: LedgerFirm, closed?: Partial<LedgerAccounts>): LedgerBook {
  const resolved = ALL_ITEMS.map((item) => [item, closed?.[item] || ledgerAccount(firm, item)]);
  return { entity: firm.entity, accounts: Object.fromEntries(resolved) as LedgerAccounts };
}

/** The items a firm has to type an account for: those that any month may need. */
export const itemsWithoutAccount = (firm: LedgerFirm): readonly LedgerItem[] =>
  itemsOf(firm.entity).filter((item) => {
    const { onlyFor, parent } = LEDGER_ITEMS[item];
    return onlyFor === undefined && !parent && ledgerAccount(firm, item) === '';
  });

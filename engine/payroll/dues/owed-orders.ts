import type { DueOrder, Dues } from '../../kernel/dues.ts';
import type { Feninga } from '../../kernel/figures/money.ts';
import type { AccountItem, Canton, PublicAccount } from '../../law/account.ts';
import { accountFor } from '../accounts/account-for.ts';
import type { Municipality } from '../places/municipality.ts';

/** Where those live or work who pay and are paid, as far as it was chosen. */
export interface DuePlaces {
  readonly payer: Municipality | undefined;
  readonly payee: Municipality | undefined;
}

/** One order of a contract or of a month of the self-employed. */
export interface OwedOrder {
  readonly purpose: string;
  readonly code: string;
  readonly amount: Feninga;
  /** Undefined while its municipality is not chosen: then the account of a canton is not known. */
  readonly account: PublicAccount | undefined;
  readonly municipality: Municipality | undefined;
  readonly doubts: readonly string[];
}

/**
 * The orders of a result, in the order they are usually written; what is nought is not ordered.
 * @param amountOf the figure of a line, in feninga
 */
export const owedOrders = (
  { entity, orders }: Dues,
  amountOf: (line: string) => Feninga,
  places: DuePlaces,
): OwedOrder[] =>
  orders.filter(({ line }) => amountOf(line) > 0).map((order) => owed(order, entity, amountOf, places));

function owed(
  { line, item, code, purpose, municipality: whose, doubt }: DueOrder,
  entity: Dues['entity'],
  amountOf: (line: string) => Feninga,
  places: DuePlaces,
): OwedOrder {
  const municipality = places[whose];
  const account = accountFor(item as AccountItem, entity, municipality?.canton as Canton | undefined);
  const doubts = [...(doubt ? [doubt] : []), ...(account?.doubts ?? [])];
  return { purpose, code, amount: amountOf(line), account, municipality, doubts };
}

/** The municipalities of an entity by canton; in Republika Srpska there is one group of all. */
export function byCanton(all: readonly Municipality[], entity: Dues['entity']) {
  const groups = new Map<string, Municipality[]>();
  for (const one of all.filter((each) => each.entity === entity))
    groups.set(one.canton ?? '', [...(groups.get(one.canton ?? '') ?? []), one]);
  return groups;
}

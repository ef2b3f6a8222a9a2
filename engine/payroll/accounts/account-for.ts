import type { AccountItem } from '../../core/dues.ts';
import type { Canton, PublicAccount } from '../../law/account.ts';
import { accounts as bd } from '../../law/bd/accounts.ts';
import { accounts as fbih } from '../../law/fbih/accounts.ts';
import { accounts as rs } from '../../law/rs/accounts.ts';
import type { OwnAccount } from '../model/firm.ts';
import { PAYROLL_ENTITIES, type PayrollEntity } from '../model/place.ts';

const ACCOUNTS = { fbih, rs, bd } as const;

/** An account with the entity whose system it belongs to. */
export type AccountOf = PublicAccount & { readonly entity: PayrollEntity };

const RS_RESIDENTS: readonly AccountItem[] = ['health-rs-resident', 'employment-rs-resident'];

/** Accounts of another entity, for workers who live there. */
const isMetAcross = (payer: PayrollEntity, { entity, item }: AccountOf): boolean => {
  if (payer === 'fbih') return RS_RESIDENTS.includes(item);
  return payer === 'rs' && entity === 'fbih' && /^(health|employment)-/.test(item);
};

/** Every account of public revenue a payer of wages in an entity may meet: its own, and those of workers who live in another. */
export const accountsOf = (payer: PayrollEntity): readonly AccountOf[] =>
  PAYROLL_ENTITIES.flatMap((entity) => ACCOUNTS[entity].map((one): AccountOf => ({ ...one, entity }))).filter(
    (one) =>
      one.entity === payer ? !(payer === 'rs' && RS_RESIDENTS.includes(one.item)) : isMetAcross(payer, one),
  );

/** The key a firm's own account is kept by: `fbih:tax:KS`, `rs:contributions`. */
export const accountKey = (item: AccountItem, entity: PayrollEntity, canton?: Canton): string =>
  [entity, item, ...(canton ? [canton] : [])].join(':');

/**
 * The account of public revenue for something owed, for orders of wages and of anything else that is paid to the same funds: a contract puts its
 * own code (`vrsta prihoda`) and purpose in place of those of wages.
 * @param entity whose system the money belongs to
 * @param canton where it goes to a canton of the Federation: `health-canton`, `employment-canton`, `tax`, `water`, `disaster`
 * @returns undefined where no such account is kept, as when the canton is not known; one whose number or code was not found has null there
 */
export const accountFor = (
  item: AccountItem,
  entity: PayrollEntity,
  canton?: Canton,
): PublicAccount | undefined =>
  ACCOUNTS[entity].find((one) => one.item === item && (one.canton === undefined || one.canton === canton));

/** The same with what the firm typed in its place: who typed an account or a code has decided, and is not warned of it again. */
export function ownAccountFor(
  own: Readonly<Record<string, OwnAccount>> | undefined,
  item: AccountItem,
  entity: PayrollEntity,
  canton?: Canton,
): PublicAccount | undefined {
  const known = accountFor(item, entity, canton);
  const typed = own?.[accountKey(item, entity, canton)];
  if (!known || !typed) return known;
  const { chooseCode, ...rest } = known;
  const isDecided = typed.account !== undefined || typed.code !== undefined;
  return {
    ...rest,
    ...(chooseCode && typed.code === undefined && { chooseCode }),
    ...typed,
    doubts: isDecided ? [] : known.doubts,
  };
}

import type { AccountItem } from '../../../core/dues.ts';
import type { Canton, PublicAccount } from '../../../law/account.ts';
import { accounts as bd } from '../../../law/bd/accounts.ts';
import { accounts as fbih } from '../../../law/fbih/accounts.ts';
import { accounts as rs } from '../../../law/rs/accounts.ts';
import type { OwnAccount } from '../../model/firm.ts';
import { PAYROLL_ENTITIES, type PayrollEntity } from '../../model/place.ts';

const ACCOUNTS = { fbih, rs, bd } as const;

/** An account with its entity. */
export type AccountOf = PublicAccount & { readonly entity: PayrollEntity };

const RS_RESIDENTS: readonly AccountItem[] = ['health-rs-resident', 'employment-rs-resident'];

/** Accounts of another entity, for workers who live there. */
const isMetAcross = (payer: PayrollEntity, { entity, item }: AccountOf): boolean => {
  if (payer === 'fbih') return RS_RESIDENTS.includes(item);
  return payer === 'rs' && entity === 'fbih' && /^(health|employment)-/.test(item);
};

/** Every account of public revenue for payers of wages in an entity: its own, and those of workers who live in another. */
export const accountsOf = (payer: PayrollEntity): readonly AccountOf[] =>
  PAYROLL_ENTITIES.flatMap((entity) => ACCOUNTS[entity].map((one): AccountOf => ({ ...one, entity }))).filter(
    (one) =>
      one.entity === payer ? !(payer === 'rs' && RS_RESIDENTS.includes(one.item)) : isMetAcross(payer, one),
  );

/** The key of a firm's own account: `fbih:tax:KS`, `rs:contributions`. */
export const accountKey = (item: AccountItem, entity: PayrollEntity, canton?: Canton): string =>
  [entity, item, ...(canton ? [canton] : [])].join(':');

/**
 * The account of public revenue of an obligation, for wages and for other payments to the same funds: a contract replaces the code (`vrsta
 * prihoda`) and purpose of wages.
 * @param entity the entity whose system receives the money
 * @param canton the canton of the Federation that receives it: `health-canton`, `employment-canton`, `tax`, `water`, `disaster`
 * @returns undefined without such an account, e.g. for an unknown canton; a number or code that was not found is null
 */
export const accountFor = (
  item: AccountItem,
  entity: PayrollEntity,
  canton?: Canton,
): PublicAccount | undefined =>
  ACCOUNTS[entity].find((one) => one.item === item && (one.canton === undefined || one.canton === canton));

/** The same with overrides of the firm: a typed account or code removes the remark about it. */
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

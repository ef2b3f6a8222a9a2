import * as z from 'zod/mini';
import { isLogo } from '../../documents/invoice/schema.ts';
import { readKept } from '../../documents/read-kept.ts';
import type { Firm, FirmDefaults, OwnAccount } from '../model/firm.ts';
import { firmWithBareNumbers } from './bare-numbers.ts';
import {
  amount,
  type Every,
  entity,
  fundPayment,
  maybe,
  municipality,
  ownRates,
  part,
  text,
} from './parts.ts';

const defaults: z.ZodMiniType<FirmDefaults> = part({
  ...ownRates,
  hotMeal: maybe(amount),
  leastBase: maybe(z.boolean()),
} satisfies Every<FirmDefaults>);

const ownAccount: z.ZodMiniType<OwnAccount> = part({
  account: maybe(text),
  code: maybe(text),
  budgetOrg: maybe(text),
  recipient: maybe(text),
} satisfies Every<OwnAccount>);

export const firmSchema: z.ZodMiniType<Firm> = part({
  id: text,
  name: text,
  jib: text,
  address: text,
  place: text,
  municipality: maybe(municipality),
  entity,
  activity: text,
  account: text,
  kind: z.enum(['drustvo', 'obrt', 'udruzenje']),
  meetsQuota: maybe(z.boolean()),
  governmentDaysOff: maybe(z.boolean()),
  phone: text,
  email: text,
  logo: maybe(z.string().check(z.refine(isLogo))),
  defaults,
  ratesAsked: maybe(z.boolean()),
  mergeCantons: maybe(z.boolean()),
  accounts: maybe(z.record(text, ownAccount)),
  fundPayments: maybe(z.record(text, fundPayment)),
  municipalityCodes: maybe(z.record(text, text)),
} satisfies Every<Firm>);

/** A new firm with only its entity set. */
export const newFirm = (id: string, where: Firm['entity']): Firm => ({ ...NOTHING_KNOWN, id, entity: where });

const NOTHING_KNOWN: Omit<Firm, 'id' | 'entity'> = {
  name: '',
  jib: '',
  address: '',
  place: '',
  activity: '',
  account: '',
  kind: 'drustvo',
  phone: '',
  email: '',
  defaults: {},
};

/** Parses a stored or imported firm; undefined when invalid, or without an entity. */
export function readFirm(value: unknown): Firm | undefined {
  const firm = readKept(firmSchema, { ...NOTHING_KNOWN, id: '' }, value);
  return firm && firmWithBareNumbers(firm);
}

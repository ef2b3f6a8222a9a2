import * as z from 'zod/mini';
import { isLogo } from '../../../documents/invoice/schema.ts';
import { type ReadStored, readStored } from '../../../documents/read-stored.ts';
import type { Firm, FirmAccount, FirmDefaults, FirmLock, LabourPrice, OwnAccount } from '../firm.ts';
import { type FirmPayKind, LIMIT_SPANS, type PayKey, TREATMENTS } from '../pay-kind.ts';
import { firmWithBareNumbers } from './bare-numbers.ts';
import {
  amount,
  day,
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

const firmAccount: z.ZodMiniType<FirmAccount> = part({
  account: text,
  name: text,
  pays: maybe(z.enum(['revenue', 'transfers'])),
} satisfies Every<FirmAccount>);

const key = z.string() as z.ZodMiniType<PayKey>;

const payKind: z.ZodMiniType<FirmPayKind> = part({
  key,
  name: maybe(text),
  treatment: maybe(z.enum(TREATMENTS)),
  rate: maybe(amount),
  addsHour: maybe(z.boolean()),
  price: maybe(amount),
  limit: maybe(amount),
  limitSpan: maybe(z.enum(LIMIT_SPANS)),
  inSeniority: maybe(z.boolean()),
  inSickBase: maybe(z.boolean()),
  inLeaveAverage: maybe(z.boolean()),
  raisesLeastBase: maybe(z.boolean()),
  account: maybe(text),
  isHidden: maybe(z.boolean()),
} satisfies Every<FirmPayKind>);
const labourPrice: z.ZodMiniType<LabourPrice> = part({ from: day, amount } satisfies Every<LabourPrice>);

const lock: z.ZodMiniType<FirmLock> = part({ since: day, reason: text } satisfies Every<FirmLock>);

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
  otherAccounts: maybe(z.array(firmAccount)),
  kind: z.enum(['drustvo', 'obrt', 'udruzenje']),
  meetsQuota: maybe(z.boolean()),
  hasSectorBase: maybe(z.boolean()),
  governmentDaysOff: maybe(z.boolean()),
  phone: text,
  email: text,
  logo: maybe(z.string().check(z.refine(isLogo))),
  defaults,
  ratesAsked: maybe(z.boolean()),
  mergeCantons: maybe(z.boolean()),
  mergeOrders: maybe(z.boolean()),
  accounts: maybe(z.record(text, ownAccount)),
  ledgerAccounts: maybe(z.record(text, text)),
  fundPayments: maybe(z.record(text, fundPayment)),
  municipalityCodes: maybe(z.record(text, text)),
  payKinds: maybe(z.array(payKind)),
  kindOrder: maybe(z.array(key)),
  columns: maybe(z.array(text)),
  labourPrices: maybe(z.array(labourPrice)),
  seenWarnings: maybe(z.record(z.string(), z.array(text))),
  lock: maybe(lock),
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
export function readFirm(value: unknown, read: ReadStored = readStored): Firm | undefined {
  const firm = read(firmSchema, { ...NOTHING_KNOWN, id: '' }, value);
  return firm && firmWithBareNumbers(firm);
}

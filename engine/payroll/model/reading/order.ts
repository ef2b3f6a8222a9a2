import * as z from 'zod/mini';
import {
  type AccountSource,
  OBLIGATIONS,
  type OrderPart,
  type PaymentOrder,
  type PublicRevenue,
  type SkippedOrder,
} from '../order.ts';
import { amount, day, type Every, maybe, part, text } from './parts.ts';

const revenue: z.ZodMiniType<PublicRevenue> = part({
  taxpayer: text,
  kind: text,
  code: text,
  from: day,
  to: day,
  municipality: text,
  budgetOrg: text,
  reference: text,
} satisfies Every<PublicRevenue>);

const obligation = z.enum(OBLIGATIONS);

const accountSource: z.ZodMiniType<AccountSource> = part({
  certainty: z.enum(['visoka', 'srednja', 'niska']),
  seen: z.nullable(text),
  source: text,
} satisfies Every<AccountSource>);

/** A payment order as closings keep it. */
const orderPart: z.ZodMiniType<OrderPart> = part({
  purpose: text,
  amount,
  obligation: maybe(obligation),
} satisfies Every<OrderPart>);

export const orderSchema: z.ZodMiniType<PaymentOrder> = part({
  payer: text,
  payerPlace: text,
  payerAccount: text,
  payee: text,
  payeePlace: text,
  payeeAccount: text,
  purpose: text,
  amount,
  day,
  urgent: z.boolean(),
  revenue: maybe(revenue),
  doubts: z.array(text),
  obligation: maybe(obligation),
  accountSource: maybe(accountSource),
  contains: maybe(z.array(orderPart)),
  payout: maybe(text),
} satisfies Every<Omit<PaymentOrder, 'key'>>);

/** An amount without an order as closings keep it. */
export const skippedSchema: z.ZodMiniType<SkippedOrder> = part({
  purpose: text,
  payee: text,
  amount,
  code: maybe(text),
  reason: text,
  obligation: maybe(obligation),
  payout: maybe(text),
} satisfies Every<Omit<SkippedOrder, 'key'>>);

import * as z from 'zod/mini';
import { readStored } from '../../../documents/read-stored.ts';
import { KIND_NAMES } from '../absence.ts';
import type { PaidLine, PayKey } from '../pay-kind.ts';
import type { MovedPayday } from '../payout.ts';
import type { Refund, RefundBase, RefundFunds } from '../refund.ts';
import type {
  ClosedMonth,
  Instalment,
  PayoutPart,
  Reopened,
  SettledMonth,
  SettledWage,
  WageFigures,
  Withheld,
} from '../wage.ts';
import { firmWithBareNumbers, withBareNumbers } from './bare-numbers.ts';
import { firmSchema } from './firm.ts';
import { monthSchema } from './month.ts';
import { orderSchema, skippedSchema } from './order.ts';
import { amount, day, type Every, entity, maybe, month, part, text, year } from './parts.ts';
import { workerSchema } from './worker.ts';

const contribution = part({ from: amount, on: amount });

const figures: z.ZodMiniType<WageFigures> = part({
  gross: amount,
  inKind: amount,
  inKindRaise: maybe(amount),
  base: amount,
  pension: contribution,
  health: contribution,
  unemployment: contribution,
  child: contribution,
  allowance: amount,
  coefficient: amount,
  taxBase: amount,
  tax: amount,
  net: amount,
  solidarity: amount,
  water: amount,
  disaster: amount,
  disability: amount,
  untaxed: amount,
  longerPension: maybe(amount),
  borne: maybe(amount),
  insurance: maybe(amount),
  cost: amount,
  fundHours: amount,
  sickHours: amount,
} satisfies Every<WageFigures>);

const instalment: z.ZodMiniType<Instalment> = part({
  number: amount,
  of: amount,
} satisfies Every<Instalment>);

const withheld: z.ZodMiniType<Withheld> = part({
  name: text,
  creditor: text,
  account: text,
  reference: text,
  amount,
  standing: maybe(text),
  instalment: maybe(instalment),
  received: maybe(z.enum(['inKind', 'advance'])),
  correction: maybe(text),
  payout: maybe(text),
} satisfies Every<Withheld>);

const paidLine: z.ZodMiniType<PaidLine> = part({
  kind: text as z.ZodMiniType<PayKey>,
  name: text,
  taxed: amount,
  untaxed: amount,
  form: maybe(z.enum(['inKind', 'outside'])),
  received: maybe(amount),
  quantity: maybe(amount),
  account: text,
  inSickBase: maybe(z.boolean()),
  inLeaveAverage: maybe(z.boolean()),
  note: maybe(text),
} satisfies Every<PaidLine>);
const payoutPart: z.ZodMiniType<PayoutPart> = part({
  payout: text,
  figures,
  paid: amount,
} satisfies Every<PayoutPart>);
const refundFunds: z.ZodMiniType<RefundFunds> = part({
  pension: contribution,
  health: contribution,
  unemployment: contribution,
} satisfies Every<RefundFunds>);
const refund: z.ZodMiniType<Refund> = part({
  absence: text,
  kind: z.enum(KIND_NAMES),
  from: day,
  to: day,
  leaveFrom: day,
  hours: amount,
  base: part({ amount, hours: amount, months: maybe(amount) } satisfies Every<RefundBase>),
  share: amount,
  most: maybe(amount),
  gross: amount,
  net: amount,
  on: amount,
  funds: maybe(refundFunds),
  repays: z.enum(['net', 'gross']),
  claim: amount,
} satisfies Every<Refund>);

const anything = z.record(text, z.unknown());

const wageSchema: z.ZodMiniType<SettledWage> = part({
  worker: workerSchema,
  entity,
  call: text,
  request: anything,
  answer: anything,
  figures,
  withheld: z.array(withheld),
  leftOut: z.array(withheld),
  payout: amount,
  pays: maybe(z.array(paidLine)),
  parts: maybe(z.array(payoutPart)),
  refunds: maybe(z.array(refund)),
  unpaidRefunds: maybe(z.array(text)),
  notes: maybe(z.array(text)),
} satisfies Every<Omit<SettledWage, 'opening'>>);

const repaid = z.record(text, z.record(text, amount));
const carried = z.record(text, z.record(text, z.int()));

const reopened: z.ZodMiniType<Reopened> = part({
  on: day,
  reason: text,
  isRemade: maybe(z.literal(true)),
} satisfies Every<Reopened>);

const moved: z.ZodMiniType<MovedPayday> = part({
  payout: text,
  from: day,
  to: day,
  on: day,
} satisfies Every<MovedPayday>);

const closedSchema: z.ZodMiniType<ClosedMonth> = part({
  id: text,
  firm: text,
  year,
  month,
  closedOn: day,
  closedBy: maybe(text),
  law: text,
  settled: part({ firm: firmSchema, month: monthSchema, wages: z.array(wageSchema) }),
  orders: z.array(orderSchema),
  skipped: z.array(skippedSchema),
  forms: z.array(part({ name: text, text })),
  papers: maybe(text),
  repaid,
  carried: maybe(carried),
  estimateAccepted: maybe(day),
  moved: maybe(z.array(moved)),
  refunded: maybe(z.literal(1)),
  reopened: maybe(reopened),
} satisfies Every<ClosedMonth>);

/** Parses only the changes of each debt, as the whole closing is large; empty when invalid. */
export const readRepaid = (value: unknown): Pick<ClosedMonth, 'repaid' | 'carried'> =>
  readStored(part({ repaid, carried: maybe(carried) }), { repaid: {} }, value) ?? { repaid: {} };

/** Parses a stored or imported closed month, each figure as frozen; undefined when invalid. */
export function readClosedMonth(value: unknown): ClosedMonth | undefined {
  const before = { law: '', orders: [], skipped: [], forms: [], repaid: {} };
  const closed = readStored(closedSchema, before, value);
  return closed && { ...closed, settled: settledWithBareNumbers(closed.settled) };
}

const settledWithBareNumbers = (settled: SettledMonth): SettledMonth => ({
  ...settled,
  firm: firmWithBareNumbers(settled.firm),
  wages: settled.wages.map((one) => ({ ...one, worker: withBareNumbers(one.worker) })),
});

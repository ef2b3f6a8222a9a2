import * as z from 'zod/mini';
import { type ReadStored, readStored } from '../../../documents/read-stored.ts';
import { orderSchema, skippedSchema } from '../../model/reading/order.ts';
import {
  amount,
  day,
  type Every,
  maybe,
  month,
  municipality,
  part,
  text,
  year,
} from '../../model/reading/parts.ts';
import { ENGAGEMENT_KINDS, type Engagement, RESIDENCES } from './engagement.ts';
import type {
  ClosedEngagement,
  EngagementDue,
  EngagementFigures,
  EngagementFiling,
  EngagementLine,
  EngagementPayout,
  FiledColumn,
  PayoutTerms,
  SettledEngagement,
} from './settled.ts';

const engagementSchema: z.ZodMiniType<Engagement> = part({
  id: text,
  ofFirm: text,
  kind: z.enum(ENGAGEMENT_KINDS),
  category: text,
  firstName: text,
  lastName: text,
  jmbg: text,
  address: text,
  municipality: maybe(municipality),
  account: text,
  residence: z.enum(RESIDENCES),
  country: text,
  subject: text,
  basis: z.enum(['bruto', 'neto']),
  amount,
  costsRate: maybe(amount),
  isMonthly: z.boolean(),
  from: day,
  until: maybe(day),
  employee: maybe(text),
  costCentre: text,
  note: text,
} satisfies Every<Engagement>);

const terms: z.ZodMiniType<PayoutTerms> = part({ year, month, day, amount } satisfies Every<PayoutTerms>);

const figures: z.ZodMiniType<EngagementFigures> = part({
  gross: amount,
  costs: amount,
  withheld: amount,
  tax: amount,
  net: amount,
  on: amount,
  water: amount,
  disaster: amount,
  cost: amount,
} satisfies Every<EngagementFigures>);

const line: z.ZodMiniType<EngagementLine> = part({
  name: text,
  label: text,
  amount,
} satisfies Every<EngagementLine>);

const due: z.ZodMiniType<EngagementDue> = part({
  item: text as unknown as z.ZodMiniType<EngagementDue['item']>,
  code: maybe(text),
  purpose: text,
  municipality: z.enum(['payer', 'payee']),
  doubt: maybe(text),
  amount,
} satisfies Every<EngagementDue>);

const column: z.ZodMiniType<FiledColumn> = part({
  number: maybe(text),
  title: text,
  amount: maybe(amount),
  text: maybe(text),
  isOrder: maybe(z.literal(true)),
} satisfies Every<FiledColumn>);

const filing: z.ZodMiniType<EngagementFiling> = part({
  name: text,
  title: text,
  source: maybe(text),
  columns: z.array(column),
} satisfies Every<EngagementFiling>);

const settled: z.ZodMiniType<SettledEngagement> = part({
  engagement: engagementSchema,
  terms,
  call: text,
  request: z.record(text, z.unknown()),
  figures,
  lines: z.array(line),
  law: z.array(text),
  dues: z.array(due),
  filing: maybe(filing),
} satisfies Every<SettledEngagement>);

const closed: z.ZodMiniType<ClosedEngagement> = part({
  closedOn: day,
  settled,
  orders: z.array(orderSchema),
  skipped: z.array(skippedSchema),
  accounts: z.record(text, text) as unknown as z.ZodMiniType<ClosedEngagement['accounts']>,
} satisfies Every<ClosedEngagement>);

const payoutSchema: z.ZodMiniType<EngagementPayout> = part({
  id: text,
  ofFirm: text,
  engagement: text,
  year,
  month,
  day: maybe(day),
  amount: maybe(amount),
  isSkipped: maybe(z.boolean()),
  closed: maybe(closed),
  earlier: z.array(closed),
} satisfies Every<EngagementPayout>);

const EMPTY: Partial<Engagement> = {
  category: '',
  jmbg: '',
  address: '',
  account: '',
  country: '',
  subject: '',
  costCentre: '',
  note: '',
};

/** Parses a stored contract of a person outside employment; undefined when invalid. */
export const readEngagement = (value: unknown, read: ReadStored = readStored): Engagement | undefined =>
  read(engagementSchema, EMPTY, value);

/** Parses a stored payout of a contract, its closing as frozen; undefined when invalid. */
export const readEngagementPayout = (value: unknown): EngagementPayout | undefined =>
  readStored(payoutSchema, { earlier: [] }, value);

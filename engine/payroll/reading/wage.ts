import * as z from 'zod/mini';
import type { SettledWage, WageFigures, Withheld } from '../model/wage.ts';
import { amount, type Every, entity, maybe, part, text } from './parts.ts';
import { workerSchema } from './worker.ts';

const contribution = part({ from: amount, on: amount });

const figures: z.ZodMiniType<WageFigures> = part({
  gross: amount,
  inKind: amount,
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
  cost: amount,
  fundHours: amount,
  sickHours: amount,
} satisfies Every<WageFigures>);

const withheld: z.ZodMiniType<Withheld> = part({
  name: text,
  creditor: text,
  account: text,
  reference: text,
  amount,
  standing: maybe(text),
  received: maybe(z.enum(['inKind', 'advance'])),
} satisfies Every<Withheld>);

const anything = z.record(text, z.unknown());

export const wageSchema: z.ZodMiniType<SettledWage> = part({
  worker: workerSchema,
  entity,
  call: text,
  request: anything,
  answer: anything,
  figures,
  withheld: z.array(withheld),
  leftOut: z.array(withheld),
  payout: amount,
  notes: maybe(z.array(text)),
} satisfies Every<SettledWage>);

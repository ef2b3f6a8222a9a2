import * as z from 'zod/mini';
import { PPM } from '../../core/numbers/money.ts';
import { readKept } from '../../documents/read-kept.ts';
import type { Agreed, PriorService, StandingDeduction, Worker } from '../model/worker.ts';
import { newWorker } from '../model/worker.ts';
import { withBareNumbers } from './bare-numbers.ts';
import { amount, day, type Every, maybe, municipality, ownRates, part, text } from './parts.ts';

const agreed: z.ZodMiniType<Agreed> = part({
  from: day,
  kind: z.enum(['bruto', 'neto', 'satnica']),
  amount,
} satisfies Every<Agreed>);

const deduction: z.ZodMiniType<StandingDeduction> = part({
  id: text,
  name: text,
  creditor: text,
  account: text,
  reference: text,
  amount: maybe(amount),
  share: maybe(amount.check(z.maximum(PPM))),
  remaining: maybe(amount),
  overpaid: maybe(amount),
  isEnforced: maybe(z.boolean()),
} satisfies Every<StandingDeduction>);

const priorService: z.ZodMiniType<PriorService> = part({
  years: amount,
  months: amount,
  days: amount,
} satisfies Every<PriorService>);

export const workerSchema: z.ZodMiniType<Worker> = part({
  id: text,
  firm: text,
  firstName: text,
  lastName: text,
  jmbg: text,
  address: text,
  municipality: maybe(municipality),
  account: text,
  position: text,
  schooling: maybe(z.enum(['NK', 'PK', 'KV', 'SSS', 'VŠS', 'VSS'])),
  dailyHours: maybe(amount),
  employedFrom: maybe(day),
  employedTo: maybe(day),
  priorService,
  agreed: z.array(agreed),
  coefficient: maybe(amount),
  dependants: maybe(amount),
  taxReduction: maybe(amount),
  cardElsewhere: maybe(z.boolean()),
  fund: maybe(z.enum(['rs', 'fbih'])),
  hotMeal: maybe(amount),
  transport: maybe(amount),
  deductions: z.array(deduction),
  worksElsewhere: maybe(z.boolean()),
  otherIncome: maybe(amount),
  leastBase: maybe(z.boolean()),
  ...ownRates,
  email: text,
  phone: text,
  note: text,
} satisfies Every<Worker>);

/** What was kept or brought as a worker; undefined when it is none, or a figure of it could not be relied on. */
export function readWorker(value: unknown): Worker | undefined {
  const { firm: _, ...before } = newWorker('', '');
  const worker = readKept(workerSchema, before, value);
  return worker && withBareNumbers(worker);
}

import * as z from 'zod/mini';
import { PPM } from '../../../core/numbers/money.ts';
import { type ReadStored, readStored } from '../../../documents/read-stored.ts';
import type { Agreed, PriorService, StandingDeduction, Worker, WorkerValues } from '../worker.ts';
import { DATED_NAMES, newWorker, WORKER_FIELD_NAMES, WORKER_FIELDS } from '../worker.ts';
import {
  type AccountPart,
  CONTRACT_KINDS,
  type EmploymentSpell,
  LONGER_SERVICES,
  SEXES,
  WORKER_STATUSES,
} from '../worker-values.ts';
import { withBareNumbers } from './bare-numbers.ts';
import { amount, day, type Every, maybe, municipality, part, text } from './parts.ts';

const agreed: z.ZodMiniType<Agreed> = part({
  from: day,
  kind: z.enum(['bruto', 'neto', 'satnica']),
  isAfterSolidarity: maybe(z.boolean()),
  amount,
  coefficient: maybe(amount),
  price: maybe(amount),
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
  total: maybe(amount),
  isEnforced: maybe(z.boolean()),
  receivedOn: maybe(day),
  isAlimony: maybe(z.boolean()),
  maintenanceShare: maybe(amount.check(z.maximum(PPM))),
  limitShare: maybe(amount.check(z.maximum(PPM))),
  carried: maybe(z.int()),
} satisfies Every<StandingDeduction>);

const priorService: z.ZodMiniType<PriorService> = part({
  years: amount,
  months: amount,
  days: amount,
} satisfies Every<PriorService>);

const spell: z.ZodMiniType<EmploymentSpell> = part({ from: day, to: day } satisfies Every<EmploymentSpell>);

const accountPart: z.ZodMiniType<AccountPart> = part({
  account: text,
  amount: maybe(amount),
  share: maybe(amount.check(z.maximum(PPM))),
} satisfies Every<AccountPart>);

const SCHEMAS: { readonly [K in keyof WorkerValues]: z.ZodMiniType<WorkerValues[K]> } = {
  name: text,
  text,
  jmbg: text,
  account: text,
  municipality,
  schooling: z.enum(['NK', 'PK', 'KV', 'SSS', 'VŠS', 'VSS']),
  dailyHours: amount,
  day,
  service: priorService,
  pay: z.array(agreed),
  coefficient: amount,
  dependants: amount,
  amount,
  yesNo: z.boolean(),
  fund: z.enum(['rs', 'fbih']),
  rate: amount,
  deductions: z.array(deduction),
  spells: z.array(spell),
  accounts: z.array(accountPart),
  status: z.enum(WORKER_STATUSES),
  longerService: z.enum(LONGER_SERVICES),
  sex: z.enum(SEXES),
  contractKind: z.enum(CONTRACT_KINDS),
};

const fields = WORKER_FIELD_NAMES.map((name) => {
  const { kind, isGiven } = WORKER_FIELDS[name];
  return [name, isGiven ? SCHEMAS[kind] : maybe(SCHEMAS[kind])] as const;
});

/** Earlier values of a dated field, each with the day it ended. */
const history = part(
  Object.fromEntries(
    DATED_NAMES.map((name) => [
      name,
      maybe(z.array(part({ before: day, value: maybe(SCHEMAS[WORKER_FIELDS[name].kind] as z.ZodMiniType) }))),
    ]),
  ),
);

/** Derived from the kinds of the fields, like their types. */
export const workerSchema = part({
  id: text,
  firm: text,
  history: maybe(history),
  ...Object.fromEntries(fields),
}) as unknown as z.ZodMiniType<Worker>;

/** Parses a stored or imported worker; undefined when invalid. */
export function readWorker(value: unknown, read: ReadStored = readStored): Worker | undefined {
  const { firm: _, ...before } = newWorker('', '');
  const worker = read(workerSchema, before, value);
  return worker && withBareNumbers(worker);
}

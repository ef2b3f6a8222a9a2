import { workerMonthSchema } from '@obracun/engine/payroll/reading/month.ts';
import { amount, day, maybe, month, text, year } from '@obracun/engine/payroll/reading/parts.ts';
import * as z from 'zod/mini';
import { jsonIn } from '../../storage/device-storage.ts';
import type { MonthOf } from '../../storage/payroll/months.ts';
import type { MonthChange } from './change.ts';
import { type MonthStep, NOTHING_REFUSED, type Refused } from './keeping.ts';
import type { MonthTerms } from './terms.ts';

/** What was typed into a month and is not kept yet, and what did not go into it and nobody has read. */
export interface Unkept {
  readonly of: MonthOf;
  readonly steps: readonly MonthStep[];
  readonly refused: Refused;
}

const terms: z.ZodMiniType<MonthTerms> = z.strictObject({
  payday: day,
  isEstimate: maybe(z.boolean()),
  averageNet: maybe(amount),
});

/** A side left out says nothing besides what was agreed. */
const workerChange = z.strictObject({ before: maybe(workerMonthSchema), after: maybe(workerMonthSchema) });

/** As it is written down: steps of workers as they always were, what came later beside them; what says nothing is left out. */
const journal = z.strictObject({
  of: z.strictObject({ firm: text, year, month }),
  changes: z.array(z.record(text, workerChange)),
  terms: maybe(z.array(z.strictObject({ before: terms, after: terms }))),
  refused: maybe(z.strictObject({ elsewhere: z.array(text), closed: z.array(text) })),
});

/** The text of a journal; undefined where it would say nothing. Workers and terms never touch the same, so that their order among each other is not kept. */
export function unkeptText({ of, steps, refused }: Unkept): string | undefined {
  const changes = steps.map(({ workers }) => workers).filter((one) => Object.keys(one).length > 0);
  const ofTerms = steps.flatMap((step) => step.terms ?? []);
  const isRefused = refused.elsewhere.length + refused.closed.length > 0;
  if (changes.length + ofTerms.length === 0 && !isRefused) return undefined;
  return JSON.stringify({
    of,
    changes,
    ...(ofTerms.length > 0 && { terms: ofTerms }),
    ...(isRefused && { refused }),
  });
}

/** What a journal says; undefined for what is none, and for one that says anything besides: a step read in part would be another step. */
export function readUnkept(written: string): Unkept | undefined {
  const { data } = z.safeParse(journal, jsonIn(written));
  if (data === undefined) return undefined;
  const { of, changes, terms: ofTerms = [], refused = NOTHING_REFUSED } = data;
  return {
    of,
    steps: [
      ...changes.map((workers) => ({ workers: changeOfBoth(workers) })),
      ...ofTerms.map((one) => ({ workers: {}, terms: one })),
    ],
    refused,
  };
}

const changeOfBoth = (workers: Readonly<Record<string, z.infer<typeof workerChange>>>): MonthChange =>
  Object.fromEntries(Object.entries(workers).map(([id, { before, after }]) => [id, { before, after }]));

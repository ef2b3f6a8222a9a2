import { payoutsSchema, workerMonthSchema } from '@obracun/engine/payroll/model/reading/month.ts';
import { amount, day, maybe, month, text, year } from '@obracun/engine/payroll/model/reading/parts.ts';
import * as z from 'zod/mini';
import { WriteAheadLog } from '../../../storage/db/write-ahead-log.ts';
import { UNSTORED } from '../../../storage/device-keys.ts';
import { jsonIn } from '../../../storage/device-storage.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import type { MonthChange } from './change.ts';
import { type MonthStep, NOTHING_REFUSED, type Refused } from './keeping.ts';
import type { MonthTerms } from './terms.ts';

/** Description of an unreadable log. */
const UNREAD = { kind: 'plate', name: 'upisano u mjesec plata, a još nije sačuvano' } as const;

/** The edits of this tab that IndexedDB does not have yet: a page closed during a save loses nothing. */
const log = new WriteAheadLog(UNSTORED);

/** Logs the pending and refused edits of a month; neither deletes the other. */
export const journalOf = (of: MonthOf) => ({
  /** @returns false when the browser does not store it */
  write: (steps: readonly MonthStep[], refused: Refused): boolean =>
    log.write(`${of.firm}:${of.year}-${of.month}`, logText({ of, steps, refused })),
});

/**
 * Replays the logs of closed tabs, each once, and that of an active tab when it closes; an unreadable one is set aside.
 * @param take resolves when the log is stored elsewhere permanently: only then it is removed
 */
export const replayLogs = (take: (edits: UnsavedEdits) => Promise<void>): Promise<void> =>
  log.recover({ read: parseLog, apply: take, unreadable: UNREAD }, { waits: true });

/** The pending edits of a month, and the refused ones not yet acknowledged. */
export interface UnsavedEdits {
  readonly of: MonthOf;
  readonly steps: readonly MonthStep[];
  readonly refused: Refused;
}

const terms: z.ZodMiniType<MonthTerms> = z.strictObject({
  payday: day,
  payouts: maybe(payoutsSchema),
  isEstimate: maybe(z.boolean()),
  averageNet: maybe(amount),
  averageOfThree: maybe(amount),
});

/** An omitted side has the agreed values only. */
const workerChange = z.strictObject({ before: maybe(workerMonthSchema), after: maybe(workerMonthSchema) });

/** Stored form: steps of workers in the original shape, later additions in separate members; empty ones are omitted. */
const journal = z.strictObject({
  of: z.strictObject({ firm: text, year, month }),
  changes: z.array(z.record(text, workerChange)),
  terms: maybe(z.array(z.strictObject({ before: terms, after: terms }))),
  refused: maybe(z.strictObject({ elsewhere: z.array(text), closed: z.array(text) })),
});

/** The text of a log; undefined when it is empty. Workers and terms never overlap, so their relative order is not stored. */
function logText({ of, steps, refused }: UnsavedEdits): string | undefined {
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

/** Parses a log; undefined for an invalid one, and for one with unknown members: a step read in part would be another step. */
function parseLog(written: string): UnsavedEdits | undefined {
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

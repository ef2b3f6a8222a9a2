import { workerMonthSchema } from '@obracun/engine/payroll/reading/month.ts';
import { amount, day, maybe, month, text, year } from '@obracun/engine/payroll/reading/parts.ts';
import * as z from 'zod/mini';
import { newId } from '../../storage/db/tables.ts';
import { recoverEntry } from '../../storage/db/write-ahead-log.ts';
import { UNKEPT } from '../../storage/device-keys.ts';
import { jsonIn, removeStored, storedKeys, writeStored } from '../../storage/device-storage.ts';
import { claimOnceFree } from '../../storage/lock.ts';
import type { MonthOf } from '../../storage/payroll/months.ts';
import type { MonthChange } from './change.ts';
import { type MonthStep, NOTHING_REFUSED, type Refused } from './keeping.ts';
import type { MonthTerms } from './terms.ts';

type JournalKey = `${typeof UNKEPT}${string}`;

/** What a journal that cannot be read is to people. */
const UNREAD = { kind: 'plate', name: 'upisano u mjesec plata, a još nije sačuvano' } as const;

/** Journals of this tab are its own: a tab that is gone leaves them to the next one. */
const TAB = newId();

/**
 * What one tab typed into a month and the database does not have yet, written down at once: a page that is left in the middle
 * of keeping loses nothing. A Web Lock says for as long that the tab is still at it.
 */
export class Journal {
  private readonly of: MonthOf;
  private readonly key: JournalKey;
  private holding: ReturnType<typeof claimOnceFree> | undefined;

  constructor(of: MonthOf) {
    this.of = of;
    this.key = `${UNKEPT}${of.firm}:${of.year}-${of.month}:${TAB}`;
  }

  /**
   * Writes down what waits now and what did not go in and was not read, all of it; nothing of either forgets the rest.
   * @returns false where the browser does not take it
   */
  write(steps: readonly MonthStep[], refused: Refused): boolean {
    const journal = unkeptText({ of: this.of, steps, refused });
    if (journal === undefined) return this.forget();
    this.holding ??= claimOnceFree(lockOf(this.key));
    return writeStored(this.key, journal);
  }

  private forget(): true {
    removeStored(this.key);
    void this.holding?.then((release) => release?.());
    this.holding = undefined;
    return true;
  }
}

/**
 * Gives what tabs that are gone could not keep, each once. One that is still at it is waited for; what cannot be read is set aside.
 * @param take resolves once it is held somewhere else that outlives the page: only then it is forgotten here
 */
export async function takeOver(take: (unkept: Unkept) => Promise<void>): Promise<void> {
  const left = storedKeys(UNKEPT).filter((key) => !key.endsWith(TAB));
  await Promise.all(left.map((key) => takeOne(key, take)));
}

async function takeOne(key: JournalKey, take: (unkept: Unkept) => Promise<void>): Promise<void> {
  const release = await claimOnceFree(lockOf(key));
  try {
    await recoverEntry(key, { read: readUnkept, apply: take, unreadable: UNREAD });
  } finally {
    release?.();
  }
}

const lockOf = (key: JournalKey): string => `obracun-plata.${key}`;

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
function unkeptText({ of, steps, refused }: Unkept): string | undefined {
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
function readUnkept(written: string): Unkept | undefined {
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

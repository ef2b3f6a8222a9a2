import { readWorkerMonth } from '@obracun/engine/payroll/reading/month.ts';
import { UNKEPT } from '../../device/device-keys.ts';
import { readStored, removeStored, storedKeys, writeStored } from '../../device/device-storage.ts';
import { claimOnceFree } from '../../device/kept/lock.ts';
import { newId } from '../../device/kept/tables.ts';
import type { MonthOf, WorkerChange } from '../kept/months.ts';
import type { MonthChange } from './change.ts';

type JournalKey = `${typeof UNKEPT}${string}`;

/** Journals of this tab are its own: a tab that is gone leaves them to the next one. */
const TAB = newId();

/** What was typed into a month and is not kept yet. */
export interface Unkept {
  readonly of: MonthOf;
  readonly changes: readonly MonthChange[];
}

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

  /** Writes down what waits now, all of it; nothing forgets the rest. @returns false where the browser does not take it */
  write(changes: readonly MonthChange[]): boolean {
    if (changes.length === 0) return this.forget();
    this.holding ??= claimOnceFree(lockOf(this.key));
    return writeStored(this.key, JSON.stringify({ of: this.of, changes } satisfies Unkept));
  }

  private forget(): true {
    removeStored(this.key);
    void this.holding?.then((letGo) => letGo?.());
    this.holding = undefined;
    return true;
  }
}

/** Gives what tabs that are gone could not keep, each once; what is taken over is forgotten. One that is still at it is waited for. */
export async function takeOver(take: (unkept: Unkept) => Promise<void>): Promise<void> {
  const left = storedKeys(UNKEPT).filter((key) => !key.endsWith(TAB));
  await Promise.all(left.map((key) => takeOne(key, take)));
}

async function takeOne(key: JournalKey, take: (unkept: Unkept) => Promise<void>): Promise<void> {
  const letGo = await claimOnceFree(lockOf(key));
  try {
    const unkept = unkeptIn(readStored(key));
    if (unkept) await take(unkept);
    removeStored(key);
  } finally {
    letGo?.();
  }
}

const lockOf = (key: JournalKey): string => `obracun-plata.${key}`;

/** What a journal says; undefined for what is none. */
function unkeptIn(text: string | undefined): Unkept | undefined {
  try {
    const { of, changes } = JSON.parse(text ?? '') as Unkept;
    return { of: { firm: of.firm, year: of.year, month: of.month }, changes: changes.map(readChange) };
  } catch {
    return undefined;
  }
}

const readChange = (change: MonthChange): MonthChange =>
  Object.fromEntries(Object.entries(change).map(([worker, one]) => [worker, readOne(one)]));

const readOne = ({ before, after }: WorkerChange): WorkerChange => ({
  before: before && readWorkerMonth(before),
  after: after && readWorkerMonth(after),
});

import { newId } from '../../storage/db/tables.ts';
import { endTextAside, setTextAside } from '../../storage/db/text-aside.ts';
import { UNKEPT } from '../../storage/device-keys.ts';
import { readStored, removeStored, storedKeys, writeStored } from '../../storage/device-storage.ts';
import { claimOnceFree } from '../../storage/lock.ts';
import type { MonthOf } from '../../storage/payroll/months.ts';
import { readUnkept, type Unkept, unkeptText } from './journal-text.ts';
import type { MonthStep, Refused } from './keeping.ts';

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
    const text = unkeptText({ of: this.of, steps, refused });
    if (text === undefined) return this.forget();
    this.holding ??= claimOnceFree(lockOf(this.key));
    return writeStored(this.key, text);
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
    const text = readStored(key);
    if (text === undefined) return;
    const unkept = readUnkept(text);
    if (unkept === undefined) return await setTextAside(key, text, UNREAD);
    await take(unkept);
    // A tab that is still at it after all, in a browser that does not answer for locks, may have written more.
    if (readStored(key) === text) removeStored(key);
    await endTextAside(key);
  } finally {
    release?.();
  }
}

const lockOf = (key: JournalKey): string => `obracun-plata.${key}`;

import { LEFT, UNSTORED } from '../device-keys.ts';
import { readStored, removeStored, writeStored } from '../device-storage.ts';
import { type SetAside, stamp } from './tables.ts';
import { withDatabase } from './with-database.ts';

/**
 * Key of a log entry in localStorage: edits that IndexedDB does not have yet, written synchronously, because a page that is being
 * left or killed cannot finish a transaction. `UNKEPT` has the edits of months, `LEFT` the drafts of documents.
 */
export type LogKey = `${typeof UNSTORED | typeof LEFT}${string}`;

interface Recovery<T> {
  /** Undefined for an entry that this version cannot read. */
  readonly read: (text: string) => T | undefined;
  /** Resolves once the entry is stored elsewhere; it is removed only then. */
  readonly apply: (entry: T) => Promise<unknown>;
  /** Kind and name under which an unreadable entry is listed. */
  readonly unreadable: Pick<SetAside, 'kind' | 'name'>;
}

/**
 * Applies an entry and removes it. An unreadable one, such as one of a later version, is kept and listed once among what cannot be read.
 * @throws KeepingFailed
 */
export async function recoverEntry<T>(key: LogKey, { read, apply, unreadable }: Recovery<T>): Promise<void> {
  const text = readStored(key);
  if (text === undefined) return;
  const entry = read(text);
  if (entry === undefined) return await setAside(key, text, unreadable);
  await apply(entry);
  // A tab that is still open, in a browser without locks, may have written more.
  if (readStored(key) === text) removeStored(key);
  if (isSetAside(key)) await withDatabase((db) => db.odlozeno.delete(key));
}

/** Follows the prefix in the key of an entry that is listed as unreadable. */
const ASIDE = 'odlozeno:';

const prefixOf = (key: LogKey) => (key.startsWith(UNSTORED) ? UNSTORED : LEFT);
const isSetAside = (key: LogKey): boolean => key.startsWith(ASIDE, prefixOf(key).length);

/** Lists an unreadable entry; one that was removed from the list is removed from the log. */
async function setAside(key: LogKey, text: string, what: Recovery<unknown>['unreadable']): Promise<void> {
  if (isSetAside(key)) {
    if (!(await withDatabase((db) => db.odlozeno.get(key)))) removeStored(key);
    return;
  }
  const prefix = prefixOf(key);
  const aside: LogKey = `${prefix}${ASIDE}${key.slice(prefix.length)}`;
  await withDatabase((db) => db.odlozeno.put({ id: aside, changed: stamp(), content: text, ...what }));
  if (writeStored(aside, text)) removeStored(key);
}

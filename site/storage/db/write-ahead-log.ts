import type { LEFT, TYPED, UNSTORED } from '../device-keys.ts';
import { readStored, removeStored, storedKeys, writeStored } from '../device-storage.ts';
import { claim, claimWhenFree } from '../lock.ts';
import { newId, type SetAside, stamp } from './tables.ts';
import { withDatabase } from './with-database.ts';

/** What an entry is about: edits of months, drafts of documents, or records that are being typed. */
export type LogPrefix = typeof UNSTORED | typeof LEFT | typeof TYPED;

/** Key of an entry in localStorage. */
type LogKey = `${LogPrefix}${string}`;

/** Follows the prefix in the key of an entry that is listed as unreadable. */
const ASIDE = 'odlozeno:';

const lockOf = (key: LogKey): string => `obracun-plata.${key}`;

interface Recovery<T> {
  /** Undefined for an entry that this version cannot read. */
  readonly read: (text: string) => T | undefined;
  /** Resolves once the entry is stored elsewhere; it is removed only then. False keeps it. */
  readonly apply: (entry: T) => Promise<unknown>;
  /** Kind and name under which an unreadable entry is listed. */
  readonly unreadable: Pick<SetAside, 'kind' | 'name'>;
}

interface RecoveryOptions {
  /** By default all entries. */
  readonly isWanted?: (text: string) => boolean;
  /** Recovers the entries of active owners too, each when its owner closes. */
  readonly waits?: boolean;
}

/**
 * Write-ahead log of one owner, which is a tab or a screen in it: what IndexedDB does not have yet, written synchronously, because a
 * page that is left or killed cannot finish a transaction. A Web Lock for each entry marks the owner as active.
 */
export class WriteAheadLog {
  private readonly prefix: LogPrefix;
  private readonly owner = newId();
  private readonly locks = new Map<LogKey, ReturnType<typeof claimWhenFree>>();

  constructor(prefix: LogPrefix) {
    this.prefix = prefix;
  }

  /**
   * Replaces the entry of this name.
   * @param text undefined once it is stored elsewhere
   * @returns false when the browser does not store it
   */
  write(name: string, text: string | undefined): boolean {
    const key: LogKey = `${this.prefix}${name}:${this.owner}`;
    if (text === undefined) {
      removeStored(key);
      this.release(key);
      return true;
    }
    if (!this.locks.has(key)) this.locks.set(key, claimWhenFree(lockOf(key)));
    return writeStored(key, text);
  }

  /**
   * Recovers the entries of closed owners, each once; one that this version cannot read, such as one of a later version, is kept and
   * listed among what cannot be read.
   * @throws KeepingFailed
   */
  async recover<T>(recovery: Recovery<T>, { isWanted, waits }: RecoveryOptions = {}): Promise<void> {
    const keys = storedKeys(this.prefix).filter(
      (key) => !this.locks.has(key) && (isWanted?.(readStored(key) ?? '') ?? true),
    );
    const once = async (key: LogKey) => {
      const release = await (waits ? claimWhenFree : claim)(lockOf(key));
      try {
        if (release) await this.recoverOne(key, recovery);
      } finally {
        release?.();
      }
    };
    await Promise.all(keys.map(once));
  }

  /** The owner closes: its entries are left to the next one. */
  end(): void {
    for (const key of this.locks.keys()) this.release(key);
  }

  private release(key: LogKey): void {
    void this.locks.get(key)?.then((release) => release?.());
    this.locks.delete(key);
  }

  private async recoverOne<T>(key: LogKey, { read, apply, unreadable }: Recovery<T>): Promise<void> {
    const text = readStored(key);
    if (text === undefined) return;
    const entry = read(text);
    if (entry === undefined) return await this.setAside(key, text, unreadable);
    if ((await apply(entry)) === false) return;
    // A tab that is still open, in a browser without locks, may have written more.
    if (readStored(key) === text) removeStored(key);
    if (this.isSetAside(key)) await withDatabase((db) => db.odlozeno.delete(key));
  }

  private isSetAside(key: LogKey): boolean {
    return key.startsWith(ASIDE, this.prefix.length);
  }

  /** Lists an unreadable entry; one that was removed from the list is removed from the log. */
  private async setAside(key: LogKey, text: string, what: Recovery<unknown>['unreadable']): Promise<void> {
    if (this.isSetAside(key)) {
      if (!(await withDatabase((db) => db.odlozeno.get(key)))) removeStored(key);
      return;
    }
    const aside: LogKey = `${this.prefix}${ASIDE}${key.slice(this.prefix.length)}`;
    await withDatabase((db) => db.odlozeno.put({ id: aside, changed: stamp(), content: text, ...what }));
    if (writeStored(aside, text)) removeStored(key);
  }
}

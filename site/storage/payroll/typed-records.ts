import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { withDatabase } from '../db/with-database.ts';
import { WriteAheadLog } from '../db/write-ahead-log.ts';
import { TYPED } from '../device-keys.ts';
import { jsonIn } from '../device-storage.ts';

/** What is typed into the form of a record and not saved yet. */
export interface TypedRecord {
  /** The form. */
  readonly of: string;
  /** Identity of the record. */
  readonly id: string;
  /** Moment of the record before the change; 0 for a new one. */
  readonly known: number;
  /** The changed properties, all of them for a new record; null for a removed one. */
  readonly part: Readonly<Record<string, unknown>>;
}

/** Description of an unreadable entry. */
const UNREAD = { kind: 'plate', name: 'upisano u obrazac, a još nije sačuvano' } as const;

const log = new WriteAheadLog(TYPED);

/**
 * Replaces what the log of this tab has of a form.
 * @param typed undefined once it is saved or discarded
 */
export const logTyped = (of: string, typed: Omit<TypedRecord, 'of'> | undefined): boolean =>
  log.write(of, typed && JSON.stringify({ of, ...typed } satisfies TypedRecord));

/**
 * What closed tabs left of a form; what they saved right before their end is dropped.
 * @param read undefined for what this version cannot read
 * @param take false to leave it in the log
 * @throws KeepingFailed
 */
export const recoverTyped = <T>(
  of: string,
  read: (typed: TypedRecord) => T | undefined,
  take: (read: T) => boolean,
): Promise<void> =>
  log.recover(
    {
      read: (text) => {
        const typed = typedIn(text);
        const content = typed && read(typed);
        return typed && content && { typed, content };
      },
      apply: async ({ typed, content }) => (await isSavedAsNew(typed)) || take(content),
      unreadable: UNREAD,
    },
    { isWanted: (text) => (typedIn(text)?.of ?? of) === of },
  );

/** Removes what closed tabs left of records that were removed since, or of new ones of a removed firm. @throws KeepingFailed */
export const forgetRemoved = (): Promise<void> =>
  log.recover({ read: typedIn, apply: isOfRemoved, unreadable: UNREAD });

function typedIn(text: string): TypedRecord | undefined {
  const typed = jsonIn(text);
  if (!isJsonObject(typed)) return undefined;
  const { of, id, known, part } = typed;
  const isTyped = typeof of === 'string' && typeof id === 'string' && typeof known === 'number';
  return isTyped && isJsonObject(part) ? { of, id, known, part } : undefined;
}

/** The form of a record whose identity is not in its key is that of a new one, which another identity follows. */
const isSavedAsNew = async ({ of, id, known }: TypedRecord): Promise<boolean> =>
  known === 0 && !of.includes(id) && (await isStored(id));

async function isOfRemoved({ id, known, part }: TypedRecord): Promise<boolean> {
  const owner = known === 0 ? (part.firm ?? part.ofFirm) : id;
  return typeof owner === 'string' && !(await isStored(owner));
}

const TABLES = ['firme', 'radnici', 'odsustva', 'potrazivanja'] as const;

const isStored = (id: string): Promise<boolean> =>
  withDatabase(async (db) => {
    const found = await Promise.all(TABLES.map((name) => db.table(name).get(id)));
    return found.some((record) => record !== undefined);
  });

import { type CopyRecord, THE_COPY } from '../db/copy-record.ts';
import type { Database } from '../db/database.ts';
import { withDatabase } from '../db/with-database.ts';

/** The record of copies; undefined until there is something to copy. */
export const copyRecord = (db: Database): Promise<CopyRecord | undefined> => db.kopija.get(THE_COPY);

/** Merges a change into the record of copies. @throws KeepingFailed */
export const noteCopy = (part: Partial<CopyRecord>): Promise<void> =>
  withDatabase((db) =>
    db.transaction('rw', db.kopija, async () => {
      const known = (await copyRecord(db)) ?? { id: THE_COPY, since: Date.now() };
      await db.kopija.put({ ...known, ...part });
    }),
  );

/** Records that everything was written. It counts even if there is no room to record it: a copy is what frees room. */
export const noteWritten = (): Promise<void> => noteCopy({ at: Date.now() }).catch(() => undefined);

/** Forgets the backup file. @throws KeepingFailed */
export const forgetFile = (): Promise<void> =>
  withDatabase((db) =>
    db.transaction('rw', db.kopija, async () => {
      const {
        file: _,
        seal: __,
        allowed: ___,
        ...rest
      } = (await copyRecord(db)) ?? { id: THE_COPY, since: Date.now() };
      await db.kopija.put(rest);
    }),
  );

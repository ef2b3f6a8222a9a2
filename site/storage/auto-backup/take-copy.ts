import { fileOf, sealedFileOf } from '../backup/backup-file.ts';
import { seal } from '../backup/sealed.ts';
import { ask } from '../db/ask.ts';
import { type CopyRecord, type SealingKey, THE_COPY } from '../db/copy-record.ts';
import type { Database } from '../db/database.ts';
import { everything } from '../db/removal.ts';

/** Everything kept here as one file, sealed where there is a key. @throws KeepingFailed */
export async function wholeCopy(key: SealingKey | undefined): Promise<Blob> {
  const text = fileOf(await ask(everything));
  const written = key ? sealedFileOf(await seal(text, key)) : text;
  return new Blob([written], { type: 'application/json' });
}

/** What is known of copies; undefined before anything was worth one. */
export const copyRecord = (db: Database): Promise<CopyRecord | undefined> => db.kopija.get(THE_COPY);

/** Notes something of copies beside what is known. @throws KeepingFailed */
export const noteCopy = (part: Partial<CopyRecord>): Promise<void> =>
  ask((db) =>
    db.transaction('rw', db.kopija, async () => {
      const known = (await copyRecord(db)) ?? { id: THE_COPY, since: Date.now() };
      await db.kopija.put({ ...known, ...part });
    }),
  );

/** Notes that everything was written. It was, also where there is no room to note it: a copy is what frees room. */
export const noteWritten = (): Promise<void> => noteCopy({ at: Date.now() }).catch(() => undefined);

/** Lets go of the file that follows by itself. @throws KeepingFailed */
export const forgetFile = (): Promise<void> =>
  ask((db) =>
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

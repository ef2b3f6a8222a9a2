import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { type AnyValues, readValues } from '@obracun/engine/documents/forms/form-field.ts';
import { type Profile, profileFields } from '@obracun/engine/documents/profile/profile.ts';
import type { Database } from '../../storage/db/database.ts';
import { newId, type StoredDraft, stamp } from '../../storage/db/tables.ts';
import { useStored } from '../../storage/db/watch.ts';
import { withDatabase } from '../../storage/db/with-database.ts';
import { draftsOf } from '../../storage/drafts/drafts.ts';

const KIND = 'profil';

/** The newest, since two devices may each have begun one. */
const newest = async (db: Database): Promise<StoredDraft | undefined> => (await draftsOf(db, KIND))[0];

const profileIn = (content: unknown): Profile => readValues(profileFields, content) as Profile;

const profileOf = async (db: Database): Promise<Profile> => profileIn((await newest(db))?.content);

export const EMPTY_PROFILE: Profile = profileIn(null);

/** The profile of this device, updated in every tab. */
export const useProfile = (): Profile => useStored(profileOf, EMPTY_PROFILE);

export const readProfile = (): Promise<Profile> => withDatabase(profileOf);

/** Writes some fields over the kept ones, so that two tabs do not undo each other; fields of a later version stay. */
export const changeProfile = (part: Partial<AnyValues>): Promise<unknown> =>
  withDatabase((db) =>
    db.transaction('rw', db.nacrti, async () => {
      const there = await newest(db);
      const content = { ...(isJsonObject(there?.content) ? there.content : EMPTY_PROFILE), ...part };
      await db.nacrti.put({
        id: there?.id ?? newId(),
        kind: KIND,
        name: '',
        content,
        changed: Math.max(stamp(), (there?.changed ?? 0) + 1),
      });
    }),
  );

import { LEFT, UNKEPT } from '../device-keys.ts';
import { removeStored, writeStored } from '../device-storage.ts';
import { ask } from './ask.ts';
import { type SetAside, stamp } from './tables.ts';

/** Key prefix of texts that a closed page could not save. */
export type LeftKey = `${typeof UNKEPT | typeof LEFT}${string}`;

/** Infix of the key of a text already listed among unreadable records. */
const LISTED = 'odlozeno:';

const startOf = (key: LeftKey) => (key.startsWith(UNKEPT) ? UNKEPT : LEFT);
const isListed = (key: LeftKey): boolean => key.startsWith(LISTED, startOf(key).length);

/**
 * An unreadable text, such as one of a later version, stays until a version can read it. It is listed once among
 * unreadable records; removing it there removes it here.
 */
export async function setTextAside(
  key: LeftKey,
  text: string,
  what: Pick<SetAside, 'kind' | 'name'>,
): Promise<void> {
  if (isListed(key)) {
    if (!(await ask((db) => db.odlozeno.get(key)))) removeStored(key);
    return;
  }
  const start = startOf(key);
  const listed: LeftKey = `${start}${LISTED}${key.slice(start.length)}`;
  await ask((db) => db.odlozeno.put({ id: listed, changed: stamp(), content: text, ...what }));
  if (writeStored(listed, text)) removeStored(key);
}

/** Unlists a text that became readable. */
export async function endTextAside(key: LeftKey): Promise<void> {
  if (isListed(key)) await ask((db) => db.odlozeno.delete(key));
}

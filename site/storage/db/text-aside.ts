import { LEFT, UNKEPT } from '../device-keys.ts';
import { removeStored, writeStored } from '../device-storage.ts';
import { ask } from './ask.ts';
import { type KeptAside, stamp } from './tables.ts';

/** Key prefix of texts that a closed page could not save. */
export type LeftKey = `${typeof UNKEPT | typeof LEFT}${string}`;

/** Infix of the key of a text already listed among unreadable records. */
const TOLD = 'odlozeno:';

const startOf = (key: LeftKey) => (key.startsWith(UNKEPT) ? UNKEPT : LEFT);
const isTold = (key: LeftKey): boolean => key.startsWith(TOLD, startOf(key).length);

/**
 * An unreadable text, such as one of a later version, stays until a version can read it. It is listed once among
 * unreadable records; removing it there removes it here.
 */
export async function setTextAside(
  key: LeftKey,
  text: string,
  what: Pick<KeptAside, 'kind' | 'name'>,
): Promise<void> {
  if (isTold(key)) {
    if (!(await ask((db) => db.odlozeno.get(key)))) removeStored(key);
    return;
  }
  const start = startOf(key);
  const told: LeftKey = `${start}${TOLD}${key.slice(start.length)}`;
  await ask((db) => db.odlozeno.put({ id: told, changed: stamp(), content: text, ...what }));
  if (writeStored(told, text)) removeStored(key);
}

/** Unlists a text that became readable. */
export async function endTextAside(key: LeftKey): Promise<void> {
  if (isTold(key)) await ask((db) => db.odlozeno.delete(key));
}

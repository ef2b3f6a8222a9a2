import { LEFT, UNKEPT } from '../device-keys.ts';
import { removeStored, writeStored } from '../device-storage.ts';
import { ask } from './ask.ts';
import { type KeptAside, stamp } from './tables.ts';

/** Under which a page that is gone has left what it could not keep. */
export type LeftKey = `${typeof UNKEPT | typeof LEFT}${string}`;

/** Behind what the key of a text begins with, once that is told among what cannot be read. */
const TOLD = 'odlozeno:';

const startOf = (key: LeftKey) => (key.startsWith(UNKEPT) ? UNKEPT : LEFT);
const isTold = (key: LeftKey): boolean => key.startsWith(TOLD, startOf(key).length);

/**
 * A text that cannot be read, as one of a later version, stays until a version that can comes by. It is told, once, among all else
 * that cannot be read; who takes it away there has taken it away here.
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

/** One that can be read after all is told no more. */
export async function endTextAside(key: LeftKey): Promise<void> {
  if (isTold(key)) await ask((db) => db.odlozeno.delete(key));
}

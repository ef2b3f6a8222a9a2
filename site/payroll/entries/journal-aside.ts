import { UNKEPT } from '../../device/device-keys.ts';
import { removeStored, writeStored } from '../../device/device-storage.ts';
import { ask } from '../../device/kept/ask.ts';
import { stamp } from '../../device/kept/tables.ts';

export type JournalKey = `${typeof UNKEPT}${string}`;

/** How the key begins of a journal that is told among what cannot be read. */
const ASIDE = `${UNKEPT}odlozeno:` as const;

const isAside = (key: JournalKey): boolean => key.startsWith(ASIDE);

/**
 * A journal that cannot be read, as one of a later version, stays until a version that can comes by. It is told, once, among all else
 * that cannot be read; who takes it away there has taken it away here.
 */
export async function setAside(key: JournalKey, text: string): Promise<void> {
  if (isAside(key)) {
    if (!(await ask((db) => db.odlozeno.get(key)))) removeStored(key);
    return;
  }
  const aside: JournalKey = `${ASIDE}${key.slice(UNKEPT.length)}`;
  await ask((db) =>
    db.odlozeno.put({ id: aside, changed: stamp(), content: text, kind: 'plate', name: WHAT }),
  );
  if (writeStored(aside, text)) removeStored(key);
}

const WHAT = 'upisano u mjesec plata, a još nije sačuvano';

/** One that can be read after all is told no more. */
export async function endAside(key: JournalKey): Promise<void> {
  if (isAside(key)) await ask((db) => db.odlozeno.delete(key));
}

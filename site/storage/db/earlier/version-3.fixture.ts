import Dexie from 'dexie';
import { asVersion2, importOfVersion2 } from './version-2.fixture.ts';

/** Records of version 3, written by hand: those of version 2, and calculations. */
export const asVersion3 = {
  ...asVersion2,
  obracuni: [
    {
      id: 'b',
      changed: 8,
      content: { name: 'Minimalac KV', calculator: 'minuli-topli', link: 'bruto_plata=1800', lines: [] },
    },
  ],
};

export const importOfVersion3 = {
  ...importOfVersion2,
  before: { ...importOfVersion2.before, obracuni: [] },
  brought: { ...importOfVersion2.brought, obracuni: { b: 8 } },
};

/** Stores them as version 3 did. */
export async function keepAsVersion3(): Promise<void> {
  const db = new Dexie('obracun-plata');
  db.version(3).stores({
    fakture: 'id, changed, content.brojFakture',
    ranije: 'id, changed, of',
    partneri: 'id, changed',
    stavke: 'id, changed',
    nacrti: 'id, changed, kind',
    odlozeno: 'id, changed',
    uvoz: 'id',
    obracuni: 'id, changed',
  });
  await db.open();
  for (const [name, records] of Object.entries(asVersion3)) await db.table(name).bulkAdd(records);
  await db.table('uvoz').add(importOfVersion3);
  db.close();
}

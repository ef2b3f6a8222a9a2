import Dexie from 'dexie';
import { asVersion5, importOfVersion5 } from './version-5.fixture.ts';

/** As version 6 kept it, written down by hand: what version 5 had, and a claim. */
export const asVersion6 = {
  ...asVersion5,
  potrazivanja: [{ id: 'c', changed: 25, content: { firm: 'f', paidOn: '' } }],
};

const importOfVersion6 = {
  ...importOfVersion5,
  before: { ...importOfVersion5.before, potrazivanja: [] },
  brought: { ...importOfVersion5.brought, potrazivanja: {} },
};

/** Keeps it the way version 6 did. */
export async function keepAsVersion6(): Promise<void> {
  const db = new Dexie('obracun-plata');
  db.version(6).stores({
    fakture: 'id, changed, content.brojFakture',
    ranije: 'id, changed, of',
    partneri: 'id, changed',
    stavke: 'id, changed',
    nacrti: 'id, changed, kind',
    odlozeno: 'id, changed',
    uvoz: 'id',
    obracuni: 'id, changed',
    firme: 'id, changed',
    radnici: 'id, changed, content.firm',
    mjeseci: 'id, changed, content.firm',
    zakljucci: 'id, changed, content.firm, content.refunded',
    kopija: 'id',
    odsustva: 'id, changed, content.firm',
    potrazivanja: 'id, changed, content.firm',
  });
  await db.open();
  for (const [name, records] of Object.entries(asVersion6)) await db.table(name).bulkAdd(records);
  await db.table('uvoz').add(importOfVersion6);
  db.close();
}

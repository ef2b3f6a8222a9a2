import Dexie from 'dexie';
import { asVersion4, importOfVersion4 } from './version-4.fixture.ts';

/** As version 5 kept it, written down by hand: what version 4 had, a closed month, and absences. */
export const asVersion5 = {
  ...asVersion4,
  zakljucci: [
    { id: 'f:2026-10', changed: 23, content: { id: 'f:2026-10', firm: 'f', year: 2026, month: 10, law: '' } },
  ],
  odsustva: [
    {
      id: 'o',
      changed: 24,
      content: {
        id: 'o',
        firm: 'f',
        worker: 'r',
        kind: 'illness',
        from: '2026-09-01',
        to: '2026-10-31',
        report: '1',
        note: '',
      },
    },
  ],
};

export const importOfVersion5 = {
  ...importOfVersion4,
  before: { ...importOfVersion4.before, odsustva: [] },
  brought: { ...importOfVersion4.brought, odsustva: {} },
};

/** Keeps it the way version 5 did. */
export async function keepAsVersion5(): Promise<void> {
  const db = new Dexie('obracun-plata');
  db.version(5).stores({
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
    zakljucci: 'id, changed, content.firm',
    kopija: 'id',
    odsustva: 'id, changed, content.firm',
  });
  await db.open();
  for (const [name, records] of Object.entries(asVersion5)) await db.table(name).bulkAdd(records);
  await db.table('uvoz').add(importOfVersion5);
  db.close();
}

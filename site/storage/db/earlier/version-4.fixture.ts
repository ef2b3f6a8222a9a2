import Dexie from 'dexie';
import { asVersion3, importOfVersion3 } from './version-3.fixture.ts';

const TABLES_OF_PAYROLL = ['firme', 'radnici', 'mjeseci', 'zakljucci'] as const;

/** As version 4 kept it, written down by hand: what version 3 had, and firms with their workers and months. */
export const asVersion4 = {
  ...asVersion3,
  firme: [{ id: 'f', changed: 20, content: { id: 'f', name: 'Alfa', entity: 'rs' } }],
  radnici: [{ id: 'r', changed: 21, content: { id: 'r', firm: 'f', lastName: 'Prvi' } }],
  mjeseci: [{ id: 'f:2026-10', changed: 22, content: { id: 'f:2026-10', firm: 'f', year: 2026, month: 10 } }],
  zakljucci: [],
};

export const importOfVersion4 = {
  ...importOfVersion3,
  before: { ...importOfVersion3.before, ...Object.fromEntries(TABLES_OF_PAYROLL.map((name) => [name, []])) },
  brought: {
    ...importOfVersion3.brought,
    ...Object.fromEntries(TABLES_OF_PAYROLL.map((name) => [name, {}])),
  },
};

/** Keeps it the way version 4 did. */
export async function keepAsVersion4(): Promise<void> {
  const db = new Dexie('obracun-plata');
  db.version(4).stores({
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
  });
  await db.open();
  for (const [name, records] of Object.entries(asVersion4)) await db.table(name).bulkAdd(records);
  await db.table('uvoz').add(importOfVersion4);
  db.close();
}

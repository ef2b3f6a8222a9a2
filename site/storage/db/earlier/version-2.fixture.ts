import Dexie from 'dexie';

const record = (id: string, changed: number, content: unknown) => ({ id, changed, content });

/** Records of version 2, written by hand: never changed, whatever is stored later. */
export const asVersion2 = {
  fakture: [record('f', 5, { brojFakture: '12/2026', datum: '2026-11-02' })],
  ranije: [{ ...record('r', 4, { brojFakture: '12/2026' }), of: 'f' }],
  partneri: [record('p', 3, { name: 'Kupac d.o.o.' })],
  stavke: [record('s', 2, 'ni za šta')],
  nacrti: [{ ...record('n', 6, { employee: 'Amra Hadžić' }), kind: 'ugovor', name: 'Amra' }],
  odlozeno: [{ ...record('o', 1, 'x'), kind: 'faktura', name: 'partneri' }],
};

/** The import that replaced a partner. */
export const importOfVersion2 = {
  id: 'posljednji',
  changed: 7,
  before: {
    fakture: [],
    ranije: [],
    partneri: [record('p', 1, { name: 'Raniji kupac' })],
    stavke: [],
    nacrti: [],
    odlozeno: [],
  },
  brought: { fakture: {}, ranije: {}, partneri: { p: 3 }, stavke: {}, nacrti: {}, odlozeno: {} },
};

/** Stores them as version 2 did. */
export async function keepAsVersion2(): Promise<void> {
  const db = new Dexie('obracun-plata');
  db.version(1).stores({ dokumenti: '' });
  db.version(2).stores({
    fakture: 'id, changed, content.brojFakture',
    ranije: 'id, changed, of',
    partneri: 'id, changed',
    stavke: 'id, changed',
    nacrti: 'id, changed, kind',
    odlozeno: 'id, changed',
    uvoz: 'id',
    dokumenti: null,
  });
  await db.open();
  for (const [name, records] of Object.entries(asVersion2)) await db.table(name).bulkAdd(records);
  await db.table('uvoz').add(importOfVersion2);
  db.close();
}

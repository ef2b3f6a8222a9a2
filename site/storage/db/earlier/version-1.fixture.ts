import { STORE_OF_VERSION_1, type Version1 } from '../version1.ts';

const company = {
  name: 'Čelik i žica d.o.o.',
  idType: 'JIB',
  idNumber: '4403711250001',
  pdvBroj: '403711250001',
  address: 'Ulica đačka 5, 78000 Banja Luka',
  drzava: 'BA',
};

const customer = {
  name: 'Kupac Šumarija j.p.',
  idType: 'JIB',
  idNumber: '4404057800001',
  pdvBroj: '404057800001',
  address: 'Trg ćupova 1\n71000 Sarajevo',
  drzava: 'BA',
};

const item = {
  description: 'Vođenje poslovnih knjiga',
  jedinica: 'mj.',
  quantity: 10_000,
  price: 3_500_000,
  discountRate: 100_000,
  taxRate: 170_000,
};

const invoice = {
  pdvObveznik: true,
  brojFakture: '12/2026',
  datum: '2026-11-02',
  mjesto: 'Banja Luka',
  datumIsporuke: '2026-10-30',
  rokPlacanja: '',
  racun: '5520040002547572',
  pozivNaBroj: '12-2026',
  company,
  customer,
  items: [item],
  clanOslobodjenja: '',
  napomena: 'Hvala na saradnji.',
  logo: '',
};

/** Records of version 1, written by hand: never changed, whatever the format of an invoice or a contract becomes. */
export const asVersion1: Version1 = {
  'faktura.nacrt': { ...invoice, brojFakture: '13/2026', napomena: '' },
  'faktura.sacuvane': [invoice, { ...invoice, brojFakture: '11/2026', datum: '2026-10-02' }],
  'faktura.partneri': [customer, company],
  'faktura.stavke': [item],
  'ugovor.nacrt': {
    employee: 'Amra Hadžić',
    employer: 'Alfa d.o.o.',
    salary: 180_000,
    contractCategory: 'permanent',
  },
};

/** Stores them as version 1 did. */
export function keepAsVersion1(stored: Version1): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('obracun-plata');
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE_OF_VERSION_1);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(STORE_OF_VERSION_1, 'readwrite');
      for (const [key, value] of Object.entries(stored))
        transaction.objectStore(STORE_OF_VERSION_1).put(value, key);
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

import type { Example } from '../../kernel/calculator.ts';

const izvor = 'vlastiti račun po navedenom propisu';
const debt = { glavnica: 1000, dani: 30 };

export const primjeri: readonly Example[] = [
  {
    naziv: 'Vlastita stopa 5 % godišnje',
    izvor,
    unos: { ...debt, propis: 'vlastita', stopa: 5 },
    ocekivano: { kamata: 4.11, ukupno: 1004.11 },
  },
  {
    naziv: 'Zakonska zatezna kamata Republike Srpske, 0,03 % dnevno, zaustavljena na glavnici',
    izvor,
    unos: { glavnica: 1000, dani: 4000, propis: 'rs-zatezna', stopa: 10.95 },
    dan: '2026-11-21',
    ocekivano: { kamata: 1000, ukupno: 2000 },
  },
  {
    naziv: 'Indirektni porezi, po datumima',
    izvor,
    unos: { ...debt, propis: 'uio', stopa: 14.6, od: '2026-01-01', do: '2026-01-31' },
    ocekivano: { prvi_dan: '2026-01-02', posljednji_dan: '2026-01-31', dani: 30, kamata: 12 },
  },
];

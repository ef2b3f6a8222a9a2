import type { Example } from '../../core/calculator.ts';

const izvor = 'vlastiti račun po navedenom propisu';
const debt = { glavnica: 1000, dani: 30 };

export const examples: readonly Example[] = [
  {
    title: 'Vlastita stopa 5 % godišnje',
    source: izvor,
    input: { ...debt, propis: 'vlastita', stopa: 5 },
    expected: { kamata: 4.11, ukupno: 1004.11 },
  },
  {
    title: 'Zakonska zatezna kamata Republike Srpske, 0,03 % dnevno, zaustavljena na glavnici',
    source: izvor,
    input: { glavnica: 1000, dani: 4000, propis: 'rs-zatezna', stopa: 10.95 },
    day: '2026-11-21',
    expected: { kamata: 1000, ukupno: 2000 },
  },
  {
    title: 'Indirektni porezi, po datumima',
    source: izvor,
    input: { ...debt, propis: 'uio', stopa: 14.6, od: '2026-01-01', do: '2026-01-31' },
    expected: { prvi_dan: '2026-01-02', posljednji_dan: '2026-01-31', dani: 30, kamata: 12 },
  },
];

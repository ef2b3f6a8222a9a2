import type { Example } from '../../core/calculator.ts';

const izvor = 'vlastiti račun po pravilu 30 dana i 12 mjeseci; objavljen primjer nije nađen';

export const examples: readonly Example[] = [
  {
    title: 'Jedno zaposlenje, oba dana uračunata',
    source: izvor,
    input: { start_date: '2010-03-15', end_date: '2015-02-10' },
    expected: {
      ukupno_godine: 4,
      ukupno_mjeseci: 10,
      ukupno_dani: 26,
      next_anniversary: '2015-03-15',
    },
  },
  {
    title: 'Raniji staž 4 godine, 7 mjeseci i 12 dana',
    source: izvor,
    input: {
      raniji_godine: 4,
      raniji_mjeseci: 7,
      raniji_dani: 12,
      start_date: '2020-03-01',
      end_date: '2025-01-31',
    },
    expected: { ukupno_godine: 9, ukupno_mjeseci: 6, ukupno_dani: 12, next_anniversary: '2025-07-19' },
  },
  {
    title: 'Dva ranija zaposlenja po datumima, s prenosom',
    source: izvor,
    input: {
      periodi: [
        { od: '2010-03-15', do: '2015-02-10' },
        { od: '2019-07-31', do: '2023-06-30' },
      ],
      start_date: '2024-01-10',
      end_date: '2024-12-31',
    },
    expected: {
      period_1: 1766,
      period_2: 1410,
      zbir_godina: 7,
      zbir_mjeseci: 32,
      zbir_dana: 47,
      prenos_mjeseci: 1,
      prenos_godina: 2,
      ukupno_godine: 9,
      ukupno_mjeseci: 9,
      ukupno_dani: 17,
    },
  },
];

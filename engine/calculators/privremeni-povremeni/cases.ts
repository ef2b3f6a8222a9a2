import type { Example } from '../../kernel/calculator.ts';

const izvor = 'vlastiti račun po stopama zakona, bez objavljenog primjera';

export const primjeri: readonly Example[] = [
  {
    naziv: 'Bruto 1.000 KM od 2022: doprinosi 28,7 %, porez 13 %',
    izvor,
    unos: { bruto: 1000, datum: '2022-01-01' },
    ocekivano: {
      doprinosi: 287,
      PIO: 185,
      zdravstveno: 102,
      dohodak: 713,
      porez: 92.69,
      ukupne_obaveze: 379.69,
      neto: 620.31,
    },
  },
  {
    naziv: 'Neto 500 KM u 2019: doprinosi 30,5 %, porez 10 %',
    izvor,
    unos: { neto: 500, datum: '2019-06-30' },
    ocekivano: { bruto: 799.36, doprinosi: 243.8, dohodak: 555.56, porez: 55.56, neto: 500 },
  },
];

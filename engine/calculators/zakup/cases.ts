import type { Example } from '../../kernel/calculator.ts';

const izvor = 'vlastiti račun po stopama zakona, bez objavljenog primjera';

export const primjeri: readonly Example[] = [
  {
    naziv: 'Zakupnina 500 KM od 2022: porez 13 % na 80 %',
    izvor,
    unos: { bruto: 500, datum: '2022-01-01' },
    ocekivano: { normirani_troskovi: 100, dohodak: 400, porez: 52, ukupne_obaveze: 52, neto: 448 },
  },
  {
    naziv: 'Neto 460 KM u 2021: porez 10 % na 80 %',
    izvor,
    unos: { neto: 460, datum: '2021-12-31' },
    ocekivano: { bruto: 500, normirani_troskovi: 100, dohodak: 400, porez: 40, neto: 460 },
  },
];

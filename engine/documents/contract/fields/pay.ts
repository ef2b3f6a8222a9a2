import { EMPLOYMENT } from '../category.ts';
import type { ContractField } from '../field.ts';

/** What is paid, how and when. */
export const pay = {
  salary: {
    vrsta: 'iznos',
    naziv: 'Osnovna plata',
    nazivi: {
      'contract-for-work': 'Naknada',
      copyright: 'Autorska naknada',
      managerial: 'Naknada',
      temporary: 'Naknada',
    },
    jedinica: 'KM',
  },
  salaryType: {
    vrsta: 'izbor',
    naziv: 'Iznos je',
    izbori: [
      { vrijednost: 'neto', naziv: 'neto' },
      { vrijednost: 'bruto', naziv: 'bruto' },
    ],
    pocetno: 'neto',
  },
  salaryPeriod: {
    vrsta: 'izbor',
    naziv: 'Za koji period',
    izbori: [
      { vrijednost: 'mjesečno', naziv: 'mjesečno' },
      { vrijednost: 'sedmično', naziv: 'sedmično' },
      { vrijednost: 'dnevno', naziv: 'dnevno' },
    ],
    za: [...EMPLOYMENT, 'managerial', 'temporary'],
    pocetno: 'mjesečno',
  },
  supplements: {
    vrsta: 'odlomak',
    naziv: 'Dodaci na platu',
    primjer: 'minuli rad, prekovremeni rad, noćni rad, rad na praznik',
    za: EMPLOYMENT,
  },
  payDay: { vrsta: 'tekst', naziv: 'Rok isplate', primjer: 'do 15. u mjesecu za prethodni mjesec' },
  payAccount: { vrsta: 'tekst', naziv: 'Račun za isplatu', primjer: 'broj računa i banka' },
  payCompensation: {
    vrsta: 'odlomak',
    naziv: 'Naknada plate za vrijeme odsustva',
    primjer: 'u visini plate koju bi Radnik ostvario na radu',
    za: EMPLOYMENT,
  },
  travelExpenses: {
    vrsta: 'odlomak',
    naziv: 'Putni troškovi',
    nazivi: { 'contract-for-work': 'Troškovi', copyright: 'Troškovi', managerial: 'Troškovi' },
  },
  otherBenefits: {
    vrsta: 'odlomak',
    naziv: 'Druga primanja po osnovu rada',
    primjer: 'topli obrok, regres',
    za: [...EMPLOYMENT, 'managerial'],
  },
  bonus: {
    vrsta: 'odlomak',
    naziv: 'Bonus',
    primjer: '5 % dobiti iz usvojenog godišnjeg obračuna',
    za: ['managerial'],
  },
  severance: {
    vrsta: 'odlomak',
    naziv: 'Otpremnina',
    primjer: 'tri mjesečne naknade ako bude razriješen prije isteka mandata',
    za: ['managerial'],
  },
} as const satisfies Record<string, ContractField>;

import type { ContractField } from '../field.ts';
import { EMPLOYMENT } from '../field.ts';

/** Pay: amount, manner and day. */
export const pay = {
  salary: {
    kind: 'iznos',
    label: 'Osnovna plata',
    labels: {
      'contract-for-work': 'Naknada',
      copyright: 'Autorska naknada',
      managerial: 'Naknada',
      temporary: 'Naknada',
    },
    unit: 'KM',
  },
  salaryType: {
    kind: 'izbor',
    label: 'Iznos je',
    choices: [
      { value: 'neto', label: 'neto' },
      { value: 'bruto', label: 'bruto' },
    ],
    initial: 'neto',
  },
  salaryPeriod: {
    kind: 'izbor',
    label: 'Za koji period',
    choices: [
      { value: 'mjesečno', label: 'mjesečno' },
      { value: 'sedmično', label: 'sedmično' },
      { value: 'dnevno', label: 'dnevno' },
    ],
    categories: [...EMPLOYMENT, 'managerial', 'temporary'],
    initial: 'mjesečno',
  },
  supplements: {
    kind: 'odlomak',
    label: 'Dodaci na platu',
    example: 'minuli rad, prekovremeni rad, noćni rad, rad na praznik',
    categories: EMPLOYMENT,
  },
  payDay: { kind: 'tekst', label: 'Rok isplate', example: 'do 15. u mjesecu za prethodni mjesec' },
  payAccount: { kind: 'tekst', label: 'Račun za isplatu', example: 'broj računa i banka' },
  payCompensation: {
    kind: 'odlomak',
    label: 'Naknada plate za vrijeme odsustva',
    example: 'u visini plate koju bi Radnik ostvario na radu',
    categories: EMPLOYMENT,
  },
  travelExpenses: {
    kind: 'odlomak',
    label: 'Putni troškovi',
    labels: { 'contract-for-work': 'Troškovi', copyright: 'Troškovi', managerial: 'Troškovi' },
  },
  otherBenefits: {
    kind: 'odlomak',
    label: 'Druga primanja po osnovu rada',
    example: 'topli obrok, regres',
    categories: [...EMPLOYMENT, 'managerial'],
  },
  bonus: {
    kind: 'odlomak',
    label: 'Bonus',
    example: '5 % dobiti iz usvojenog godišnjeg obračuna',
    categories: ['managerial'],
  },
  severance: {
    kind: 'odlomak',
    label: 'Otpremnina',
    example: 'tri mjesečne naknade ako bude razriješen prije isteka mandata',
    categories: ['managerial'],
  },
} as const satisfies Record<string, ContractField>;

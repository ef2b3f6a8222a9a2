import type { Group } from '../../kernel/calculator.ts';
import { amountField, percentField } from '../../kernel/field.ts';
import { contractedGross, netAfterSolidarity, netWage, totalGross } from '../salary/bases.ts';
import { extraHours, extraHoursGroups } from '../salary/extra-hours.ts';
import {
  education,
  missedHours,
  paidAbsence,
  perDiems,
  period,
  taxRelief,
  unpaidAbsence,
} from '../salary/fields.ts';

export const rsWageBases = {
  bruto_plata_input: contractedGross,
  neto_plata_input: netWage,
  solidarnost_neto_input: netAfterSolidarity,
  bruto_ukupno_input: totalGross,
} as const;

const rsOnly = {
  ...education,
  solidarnost_proc: percentField({
    naziv: 'Doprinos za solidarnost',
    neispravno: 'Procenat solidarnosti mora biti nenegativan broj.',
    najvise: 100,
    previse: 'Procenat solidarnosti može biti najviše 100.',
    savjet: {
      tekst: 'Prazno znači {} neto plate.',
      zakon: 'solidarnost.stopa',
      bezIznosa: 'Prazno znači važeći procenat neto plate.',
      kadJePrazno: true,
    },
  }),
} as const;

const hotMeal = {
  topli_obrok_input: amountField({
    naziv: 'Topli obrok po danu',
    neispravno: 'Iznos toplog obroka mora biti nenegativan broj.',
    savjet: {
      tekst: 'Najmanje {} KM bruto; prazno znači taj iznos.',
      zakon: 'topli_obrok_minimum.iznos',
      bezIznosa: 'Najmanje važeći iznos bruto; prazno znači taj iznos.',
      kadJePrazno: true,
    },
  }),
} as const;

export const rsWageFields = {
  ...period,
  ...unpaidAbsence,
  ...missedHours,
  ...taxRelief,
  ...rsOnly,
  ...extraHours,
} as const;

export const rsMealWageFields = { ...rsWageFields, ...paidAbsence, ...perDiems, ...hotMeal } as const;

/** Fields of the call with hot meal that the call without it takes only when empty. */
export const mealFields = ['placeno', 'dnevnice', 'topli_obrok_input'] as const;

type Groups<F> = readonly Group<keyof F & string>[];

const first = [
  { naslov: 'Period i staž', polja: ['mjesec', 'godina', 'staz'] },
  { naslov: 'Plata', polja: [], osnovica: true },
] as const;

const last = [
  {
    naslov: 'Odbici i stručna sprema',
    polja: ['licni_odbitak_input', 'umanjenje', 'strucna_sprema', 'solidarnost_proc'],
    sklopljeno: true,
  },
  { naslov: 'Dodatni sati', polja: ['ima_preko'] },
  ...extraHoursGroups,
] as const;

export const rsMealWageGroups: Groups<typeof rsMealWageFields> = [
  ...first,
  { naslov: 'Topli obrok i dnevnice', polja: ['topli_obrok_input', 'dnevnice'] },
  { naslov: 'Odsustva', polja: ['neplaceno', 'placeno', 'neodrađeni_sati'], sklopljeno: true },
  ...last,
];

export const rsWageGroups: Groups<typeof rsWageFields> = [
  ...first,
  { naslov: 'Odsustva', polja: ['neplaceno', 'neodrađeni_sati'], sklopljeno: true },
  ...last,
];

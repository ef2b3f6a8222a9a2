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
    label: 'Doprinos za solidarnost',
    invalid: 'Procenat solidarnosti mora biti nenegativan broj.',
    max: 100,
    tooMuch: 'Procenat solidarnosti može biti najviše 100.',
    hint: {
      text: 'Prazno znači {} neto plate.',
      figure: 'solidarnost.stopa',
      withoutFigure: 'Prazno znači važeći procenat neto plate.',
      fillsEmpty: true,
    },
  }),
} as const;

const hotMeal = {
  topli_obrok_input: amountField({
    label: 'Topli obrok po danu',
    invalid: 'Iznos toplog obroka mora biti nenegativan broj.',
    hint: {
      text: 'Najmanje {} KM bruto; prazno znači taj iznos.',
      figure: 'topli_obrok_minimum.iznos',
      withoutFigure: 'Najmanje važeći iznos bruto; prazno znači taj iznos.',
      fillsEmpty: true,
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
  { title: 'Period i staž', fields: ['mjesec', 'godina', 'staz'] },
  { title: 'Plata', fields: [], holdsBasis: true },
] as const;

const last = [
  {
    title: 'Odbici i stručna sprema',
    fields: ['licni_odbitak_input', 'umanjenje', 'strucna_sprema', 'solidarnost_proc'],
    folded: true,
  },
  { title: 'Dodatni sati', fields: ['ima_preko'] },
  ...extraHoursGroups,
] as const;

export const rsMealWageGroups: Groups<typeof rsMealWageFields> = [
  ...first,
  { title: 'Topli obrok i dnevnice', fields: ['topli_obrok_input', 'dnevnice'] },
  { title: 'Odsustva', fields: ['neplaceno', 'placeno', 'neodrađeni_sati'], folded: true },
  ...last,
];

export const rsWageGroups: Groups<typeof rsWageFields> = [
  ...first,
  { title: 'Odsustva', fields: ['neplaceno', 'neodrađeni_sati'], folded: true },
  ...last,
];

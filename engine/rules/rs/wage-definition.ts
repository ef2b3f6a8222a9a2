import type { WithBasis } from '../../core/calculator.ts';
import { amountField, type InputOf, percentField, wholeField } from '../../core/field.ts';
import type { Issue } from '../../core/issue.ts';
import { extraHours, extraHoursGiven } from '../salary/form/extra-hours.ts';
import { wageBases, wageGroups } from '../salary/form/groups.ts';
import { education, mealPerDay, minimumBase, otherPay, withheld } from '../salary/form/pay-fields.ts';
import { dependants, taxRelief } from '../salary/form/tax-card-fields.ts';
import {
  employment,
  missedHours,
  paidAbsence,
  perDiems,
  period,
  sickLeave,
  unpaidAbsence,
} from '../salary/form/time-fields.ts';
import { employmentChecks } from '../salary/hours.ts';
import { inSrpska } from '../salary/texts.ts';

const bases = wageBases(inSrpska);

export const rsWageBases = {
  bruto_plata_input: bases.contractedGross,
  neto_plata_input: { ...bases.netWage, hint: { text: 'Neto prije doprinosa za solidarnost.' } },
  solidarnost_neto_input: bases.netAfterSolidarity,
  bruto_ukupno_input: bases.totalGross,
} as const;

const SICK_RULE =
  'Prvih 30 dana plaća poslodavac 70 %, izolaciju 90 %, a trudnoću, malignu bolest i davanje organa 100 %.';

const sick = sickLeave(SICK_RULE);

const solidarity = {
  solidarnost_proc: percentField({
    label: 'Poseban doprinos za solidarnost',
    invalid: 'Upišite procenat solidarnosti kao broj, npr. 0,25.',
    max: 100,
    tooMuch: 'Procenat solidarnosti može biti najviše 100.',
    hint: {
      text: 'Ako ne upišete, uzima se {} neta.',
      figure: 'solidarnost.stopa',
      withoutFigure: 'Ako ne upišete, uzima se važeći procenat.',
      fillsEmpty: true,
    },
  }),
} as const;

const hotMeal = mealPerDay({
  text: 'Ako ne upišete, uzima se {} KM bruto.',
  figure: 'topli_obrok_minimum.iznos',
  withoutFigure: 'Ako ne upišete, uzima se najmanji propisani.',
  fillsEmpty: true,
});

const secondMeals = {
  topli_obrok_dodatni: wholeField({
    label: 'Drugi topli obroci',
    invalid: 'Broj drugih toplih obroka mora biti cijeli broj od 0 do 31.',
    max: 31,
    hint: {
      text: 'Za svaki dan s više od {} h prekovremenog.',
      figure: 'drugi_topli_obrok.prekovremeno_iznad',
      withoutFigure: 'Za svaki dan s dužim prekovremenim radom.',
    },
  }),
} as const;

const leastBase = {
  ...minimumBase,
  najniza_osnovica_dio: {
    ...minimumBase.najniza_osnovica_dio,
    hint: { text: 'Samo ako znate koji dio pripada ovdje.' },
  },
  drugi_prihod: amountField({
    label: 'Prihod kod drugog poslodavca',
    invalid: 'Upišite prihod kod drugog poslodavca kao broj, npr. 800,00.',
    when: 'najniza_osnovica',
    hint: { text: 'Bruto za isti mjesec.' },
  }),
} as const;

export const rsWageFields = {
  ...period,
  ...employment,
  ...leastBase,
  ...unpaidAbsence,
  ...missedHours,
  ...sick,
  ...dependants,
  ...taxRelief,
  ...education,
  ...solidarity,
  ...otherPay,
  ...withheld,
  ...extraHours('uvecanja_minimum'),
} as const;

export const rsMealWageFields = {
  ...rsWageFields,
  ...paidAbsence,
  ...perDiems,
  ...hotMeal,
  ...secondMeals,
} as const;

/** Fields of the call with hot meal that the call without it accepts only when empty. */
export const mealFields = ['placeno', 'dnevnice', 'topli_obrok_input', 'topli_obrok_dodatni'] as const;

/** Rules over several fields. */
export const rsWageChecks = (unos: InputOf<typeof rsWageFields>): Issue[] => [
  ...extraHoursGiven(unos),
  ...employmentChecks(unos),
  ...(unos.najniza_osnovica_dio !== null && unos.drugi_prihod !== null ? [TWO_SHARES] : []),
];

const TWO_SHARES: Issue = {
  polje: 'drugi_prihod',
  kod: 'neispravno',
  poruka: 'Upišite prihod kod drugog poslodavca ili dio najniže osnovice, ne oboje.',
};

const own = {
  beside: education,
  service: {},
  work: leastBase,
  card: { ...dependants, ...taxRelief },
  deductions: solidarity,
} as const;

export const rsMealWageGroups = wageGroups(inSrpska, {
  ...own,
  absence: { ...unpaidAbsence, ...paidAbsence, ...missedHours, ...sick },
  meal: { ...hotMeal, ...perDiems, ...secondMeals },
  mealRules: {},
});

export const rsWageGroups = wageGroups(inSrpska, {
  ...own,
  absence: { ...unpaidAbsence, ...missedHours, ...sick },
  meal: {},
  mealRules: {},
});

type MealInput = Partial<InputOf<typeof rsMealWageFields>>;

/** The inputs of a wage of Republika Srpska, as read from a call; only the call with hot meal has the fields of meals and paid absence. */
export type RsWageInput = InputOf<typeof rsWageFields> & MealInput & WithBasis;

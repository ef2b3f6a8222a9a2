import type { WithBasis } from '../../core/calculator.ts';
import { amountField, type InputOf, switchField } from '../../core/field.ts';
import type { Issue } from '../../core/issue.ts';
import { extraHours, extraHoursGiven } from '../salary/form/extra-hours.ts';
import { wageBases, wageGroups } from '../salary/form/groups.ts';
import {
  mealPerDay,
  minimumBase,
  otherPay,
  ownSeniority,
  upliftsInOtherPay,
  withheld,
} from '../salary/form/pay-fields.ts';
import { coefficient, taxRelief } from '../salary/form/tax-card-fields.ts';
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
import { inFederation } from '../salary/texts.ts';

const bases = wageBases(inFederation);

export const fbihWageBases = {
  bruto_plata_input: bases.contractedGross,
  neto_plata_input: bases.netWage,
  bruto_ukupno_input: { ...bases.totalGross, callOnly: true },
} as const;

const SICK_RULE = 'Prva 42 dana plaća poslodavac, najmanje 80 %, a povredu na radu i trudnoću 100 %.';

const sick = sickLeave(SICK_RULE);

const hotMeal = mealPerDay({
  text: 'Neoporezivo do {} KM.',
  figure: 'topli_obrok_neoporezivo.iznos',
  withoutFigure: 'Neoporezivo do važećeg iznosa.',
});

const average = {
  prosjecna_neto: amountField({
    label: 'Prosjek plaće koji znate (neto)',
    invalid: 'Upišite prosjek plaće kao broj, npr. 1.664,00.',
    hint: { text: 'Posljednja objavljena na dan isplate.' },
  }),
} as const;

const dayOff = {
  neradni_dan_vlade: switchField({
    label: 'Neradni dan po odluci Vlade FBiH',
    invalid: 'Neradni dan po odluci Vlade: izaberite da ili ne.',
    hint: { text: 'Kao praznik. Provjerite obavezuje li privatne firme.' },
  }),
} as const;

const wholeMeal = {
  topli_obrok_u_ruke: switchField({
    label: 'Radnik prima cijeli topli obrok',
    invalid: 'Topli obrok u ruke: izaberite da ili ne.',
    hint: { text: 'Oporezivi dio preračunava se u bruto.' },
  }),
} as const;

const mealWithPerDiem = {
  obrok_uz_dnevnicu: switchField({
    label: 'Topli obrok i za dane s dnevnicom',
    invalid: 'Topli obrok uz dnevnicu: izaberite da ili ne.',
    hint: {
      text: 'Od decembra 2023. dnevnica ne isključuje obrok.',
    },
  }),
} as const;

const levy = {
  obveznik_invalidi: switchField({
    label: 'Obveznik novčane naknade za zapošljavanje osoba s invaliditetom',
    invalid: 'Novčana naknada za zapošljavanje osoba s invaliditetom: izaberite da ili ne.',
    initial: true,
    hint: { text: 'Obrt i pravna lica s ispunjenom kvotom ne plaćaju.' },
  }),
} as const;

const sectorBase = {
  osnovica_djelatnosti: switchField({
    label: 'Rudnik uglja, tekstil, koža, obuća ili stari zanat',
    invalid: 'Osnovica djelatnosti: izaberite da ili ne.',
    hint: { text: 'Doprinosi na 30 % prosjeka, za plaću do 85 % prosječne neto.' },
  }),
} as const;

export const fbihWageFields = {
  ...period,
  ...employment,
  ...minimumBase,
  ...sectorBase,
  ...unpaidAbsence,
  ...paidAbsence,
  ...missedHours,
  ...sick,
  ...dayOff,
  ...perDiems,
  ...hotMeal,
  ...average,
  ...wholeMeal,
  ...mealWithPerDiem,
  ...coefficient,
  ...taxRelief,
  ...ownSeniority,
  ...levy,
  ...otherPay,
  ...upliftsInOtherPay,
  ...withheld,
  ...extraHours('uvecanja_opsti_kolektivni'),
} as const;

/** Rules over several fields. */
export const fbihWageChecks = (unos: InputOf<typeof fbihWageFields>): Issue[] => [
  ...extraHoursGiven(unos),
  ...employmentChecks(unos),
  ...(unos.koeficijent !== null && unos.licni_odbitak_input !== null ? [TWO_DEDUCTIONS] : []),
  ...((unos.uvecanja_u_stimulaciji ?? 0) > (unos.stimulacija ?? 0) ? [UPLIFTS_ABOVE] : []),
];

const TWO_DEDUCTIONS: Issue = {
  polje: 'koeficijent',
  kod: 'neispravno',
  poruka: 'Upišite koeficijent ličnog odbitka ili lični odbitak u KM, ne oboje.',
};

const UPLIFTS_ABOVE: Issue = {
  polje: 'uvecanja_u_stimulaciji',
  kod: 'neispravno',
  poruka: 'Uvećanja u stimulaciji mogu biti najviše kolika je stimulacija: povećajte nju ili smanjite njih.',
};

export const fbihWageGroups = wageGroups(inFederation, {
  beside: {},
  service: ownSeniority,
  work: { ...minimumBase, ...sectorBase, ...levy },
  absence: { ...unpaidAbsence, ...paidAbsence, ...missedHours, ...sick, ...dayOff },
  card: { ...coefficient, ...taxRelief },
  meal: { ...hotMeal, ...perDiems },
  mealRules: { ...average, ...wholeMeal, ...mealWithPerDiem },
  deductions: {},
});

/** The inputs of a wage of the Federation, as read from a call. */
export type FbihWageInput = InputOf<typeof fbihWageFields> & WithBasis;

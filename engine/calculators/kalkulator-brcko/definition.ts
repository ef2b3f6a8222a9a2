import { define } from '../../core/define.ts';
import { choiceField, type InputOf } from '../../core/field.ts';
import type { Issue } from '../../core/issue.ts';
import { extraHours, extraHoursGiven } from '../../rules/salary/form/extra-hours.ts';
import { wageBases, wageGroups } from '../../rules/salary/form/groups.ts';
import { mealPerDay, otherPay, ownSeniority, withheld } from '../../rules/salary/form/pay-fields.ts';
import { dependants, taxRelief } from '../../rules/salary/form/tax-card-fields.ts';
import {
  employment,
  missedHours,
  paidAbsence,
  perDiems,
  period,
  sickLeave,
  unpaidAbsence,
} from '../../rules/salary/form/time-fields.ts';
import { employmentChecks } from '../../rules/salary/hours.ts';
import { inSrpska } from '../../rules/salary/texts.ts';

const SICK_RULE = 'Kao u Federaciji, udio i trajanje provjerite.';

/** A worker of the District is insured in a fund of one of the entities. */
export const PENSION_FUNDS = [
  { value: 'RS', label: 'Fond PIO RS' },
  { value: 'FBiH', label: 'Zavod PIO/MIO FBiH' },
] as const;

const sick = sickLeave(SICK_RULE);

const pensionFund = {
  fond: choiceField({
    label: 'Penzioni fond',
    missing: 'Izaberite penzioni fond radnika: RS ili FBiH.',
    invalid: 'Izaberite penzioni fond.',
    choices: PENSION_FUNDS,
    hint: { text: 'Određuje stopu PIO.' },
  }),
} as const;

const residentAndDependants = {
  rezident: choiceField({
    label: 'Prebivalište radnika',
    invalid: 'Prebivalište je jedno od: BD, entitet.',
    choices: [
      { value: 'BD', label: 'Brčko distrikt' },
      { value: 'entitet', label: 'entitet' },
    ],
    hint: {
      text: 'Ako ne izaberete, uzima se Distrikt. Rezident entiteta ima samo osnovni odbitak.',
    },
  }),
  izdrzavani: {
    ...dependants.izdrzavani,
    hint: {
      text: 'Svaki po {} osnovnog odbitka. Dijete koje dijele roditelji je 0,5.',
      figure: 'porez_na_platu.po_clanu',
      withoutFigure: 'Dijete koje dijele roditelji je 0,5.',
    },
  },
} as const;

const hotMeal = {
  ...mealPerDay({
    text: 'Neoporezivo do {} KM.',
    figure: 'topli_obrok_neoporezivo.iznos',
    withoutFigure: 'Za taj mjesec neoporezivi iznos nije poznat: ostavite prazno.',
  }),
} as const;

export const fields = {
  ...period,
  ...employment,
  ...unpaidAbsence,
  ...paidAbsence,
  ...missedHours,
  ...sick,
  ...perDiems,
  ...taxRelief,
  ...pensionFund,
  ...residentAndDependants,
  ...hotMeal,
  ...ownSeniority,
  ...otherPay,
  ...withheld,
  ...extraHours(),
} as const;

/** Rules over several fields. */
const checks = (unos: InputOf<typeof fields>): Issue[] => [
  ...extraHoursGiven(unos),
  ...employmentChecks(unos),
];

const groups = wageGroups(inSrpska, {
  beside: pensionFund,
  service: ownSeniority,
  work: {},
  absence: { ...unpaidAbsence, ...paidAbsence, ...missedHours, ...sick },
  card: { ...residentAndDependants, ...taxRelief },
  meal: { ...hotMeal, ...perDiems },
  mealRules: {},
  deductions: {},
});

const { contractedGross, netWage, totalGross } = wageBases(inSrpska);

export const definition = define({
  id: 'kalkulator-brcko',
  path: '/calculate_brcko',
  title: 'Obračun plata i doprinosa u Brčko distriktu',
  description:
    'Plata u Brčko distriktu po fondu RS ili FBiH, s toplim obrokom, bolovanjem i uvećanjima, s ukupnim troškom poslodavca, za svaki mjesec od 2018.',
  card: {
    title: 'Brčko distrikt',
    description: 'Plata i doprinosi po fondu RS ili FBiH, s odbitkom za izdržavane članove',
    keywords:
      'plata bruto neto brčko distrikt bd doprinosi trošak poslodavca minuli rad topli obrok zdravstveno minimalac najniža regres bolovanje dnevnica prekovremeni platna lista salary',
    sign: 'plata',
  },
  entity: 'bd',
  fields,
  bases: {
    bruto_plata_input: contractedGross,
    neto_plata_input: netWage,
    bruto_ukupno_input: { ...totalGross, callOnly: true },
  },
  groups,
  slip: () => import('./lines.ts'),
  checks,
});

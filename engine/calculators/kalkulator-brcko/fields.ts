import { choiceField, type InputOf } from '../../core/field.ts';
import type { Issue } from '../../core/issue.ts';
import {
  missedHours,
  paidAbsence,
  perDiems,
  sickLeave,
  unpaidAbsence,
} from '../../rules/salary/form/absence-fields.ts';
import { extraHours, extraHoursGiven } from '../../rules/salary/form/extra-hours.ts';
import { wageGroups } from '../../rules/salary/form/groups.ts';
import { mealPerDay, otherPay, ownSeniority, withheld } from '../../rules/salary/form/pay-fields.ts';
import { dependants, taxRelief } from '../../rules/salary/form/tax-card-fields.ts';
import { employment, period } from '../../rules/salary/form/time-fields.ts';
import { employmentChecks } from '../../rules/salary/hours.ts';
import { inSrpska } from '../../rules/salary/words.ts';

const SICK_RULE = 'Udio i trajanje nisu nađeni u propisu: prazno znači kao u Federaciji.';

/** A worker of the District is insured in a fund of one of the entities. */
export const PENSION_FUNDS = [
  { value: 'RS', label: 'Fond PIO RS' },
  { value: 'FBiH', label: 'Zavod PIO/MIO FBiH' },
] as const;

const sick = sickLeave(SICK_RULE);
const relief = taxRelief(inSrpska);

const pensionFund = {
  fond: choiceField({
    label: 'Penzioni fond',
    missing: 'Izaberite penzioni fond radnika: RS ili FBiH.',
    invalid: 'Penzioni fond je jedno od: RS, FBiH.',
    choices: PENSION_FUNDS,
    hint: { text: 'Fond u kojem je radnik prijavljen: određuje stopu PIO.' },
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
    hint: { text: 'Prazno znači Distrikt; rezidentu entiteta priznaje se samo osnovni odbitak.' },
  }),
  izdrzavani: {
    ...dependants.izdrzavani,
    hint: {
      text: 'S poreske kartice, svaki po {} osnovnog odbitka; dijete koje dijele roditelji je 0,5.',
      figure: 'porez_na_platu.po_clanu',
      withoutFigure: 'S poreske kartice; dijete koje dijele roditelji je 0,5.',
    },
  },
} as const;

const hotMeal = {
  ...mealPerDay({
    text: 'Neoporezivo do {} KM; prazno znači 0.',
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
  ...relief,
  ...pensionFund,
  ...residentAndDependants,
  ...hotMeal,
  ...ownSeniority,
  ...otherPay,
  ...withheld,
  ...extraHours(),
} as const;

/** Rules over several fields. */
export const checks = (unos: InputOf<typeof fields>): Issue[] => [
  ...extraHoursGiven(unos),
  ...employmentChecks(unos),
];

export const groups = wageGroups(inSrpska, {
  beside: pensionFund,
  service: ownSeniority,
  work: {},
  absence: { ...unpaidAbsence, ...paidAbsence, ...missedHours, ...sick },
  card: { ...residentAndDependants, ...relief },
  meal: { ...hotMeal, ...perDiems },
  deductions: {},
});

import type { Group } from '../../kernel/calculator.ts';
import { amountField, percentField, switchField } from '../../kernel/field.ts';
import { contractedGross, netWage, totalGross } from '../salary/bases.ts';
import { extraHours, extraHoursGroups } from '../salary/extra-hours.ts';
import { missedHours, paidAbsence, perDiems, period, taxRelief, unpaidAbsence } from '../salary/fields.ts';

export const fbihWageBases = {
  bruto_plata_input: contractedGross,
  neto_plata_input: netWage,
  bruto_ukupno_input: { ...totalGross, callOnly: true },
} as const;

const fbihOnly = {
  topli_obrok_input: amountField({
    label: 'Topli obrok po danu',
    invalid: 'Iznos toplog obroka mora biti nenegativan broj.',
    hint: {
      text: 'Neoporezivo do {} KM ({napomena}); prazno znači 0.',
      figure: 'topli_obrok_neoporezivo.iznos',
      withoutFigure: 'Neoporezivo do važećeg iznosa; prazno znači 0.',
    },
  }),
  minuli_proc: percentField({
    label: 'Minuli rad po godini',
    invalid: 'Procenat minulog rada mora biti nenegativan broj.',
    max: 20,
    tooMuch: 'Minuli rad po godini može biti najviše 20 %.',
    hint: {
      text: 'Prazno znači {} po godini staža.',
      figure: 'minuli_rad.stopa',
      withoutFigure: 'Prazno znači uobičajeni procenat po godini staža.',
      fillsEmpty: true,
    },
  }),
  obveznik_invalidi: switchField({
    label: 'Obveznik naknade za zapošljavanje osoba s invaliditetom',
    invalid: 'Naknada za zapošljavanje osoba s invaliditetom: izaberite da ili ne.',
    initial: true,
    hint: { text: 'Obrt i pravna lica s ispunjenom kvotom ne plaćaju.' },
  }),
} as const;

export const fbihWageFields = {
  ...period,
  ...unpaidAbsence,
  ...paidAbsence,
  ...missedHours,
  ...perDiems,
  ...taxRelief,
  ...fbihOnly,
  ...extraHours,
} as const;

export const fbihWageGroups: readonly Group<keyof typeof fbihWageFields>[] = [
  { title: 'Period i staž', fields: ['mjesec', 'godina', 'staz'] },
  { title: 'Plata', fields: [], holdsBasis: true },
  { title: 'Topli obrok i dnevnice', fields: ['topli_obrok_input', 'dnevnice'] },
  { title: 'Odsustva', fields: ['neplaceno', 'placeno', 'neodrađeni_sati'], folded: true },
  {
    title: 'Odbici i davanja',
    fields: ['licni_odbitak_input', 'umanjenje', 'minuli_proc', 'obveznik_invalidi'],
    folded: true,
  },
  { title: 'Dodatni sati', fields: ['ima_preko'] },
  ...extraHoursGroups,
];

import type { Group } from '../../kernel/calculator.ts';
import { amountField, percentField, switchField } from '../../kernel/field.ts';
import { contractedGross, netWage, totalGross } from '../salary/bases.ts';
import { extraHours, extraHoursGroups } from '../salary/extra-hours.ts';
import { missedHours, paidAbsence, perDiems, period, taxRelief, unpaidAbsence } from '../salary/fields.ts';

export const fbihWageBases = {
  bruto_plata_input: contractedGross,
  neto_plata_input: netWage,
  bruto_ukupno_input: { ...totalGross, samoPoziv: true },
} as const;

const fbihOnly = {
  topli_obrok_input: amountField({
    naziv: 'Topli obrok po danu',
    neispravno: 'Iznos toplog obroka mora biti nenegativan broj.',
    savjet: {
      tekst: 'Neoporezivo do {} KM ({napomena}); prazno znači 0.',
      zakon: 'topli_obrok_neoporezivo.iznos',
      bezIznosa: 'Neoporezivo do važećeg iznosa; prazno znači 0.',
    },
  }),
  minuli_proc: percentField({
    naziv: 'Minuli rad po godini',
    neispravno: 'Procenat minulog rada mora biti nenegativan broj.',
    najvise: 20,
    previse: 'Minuli rad po godini može biti najviše 20 %.',
    savjet: {
      tekst: 'Prazno znači {} po godini staža.',
      zakon: 'minuli_rad.stopa',
      bezIznosa: 'Prazno znači uobičajeni procenat po godini staža.',
      kadJePrazno: true,
    },
  }),
  obveznik_invalidi: switchField({
    naziv: 'Obveznik naknade za zapošljavanje osoba s invaliditetom',
    neispravno: 'Naknada za zapošljavanje osoba s invaliditetom: izaberite da ili ne.',
    pocetno: true,
    savjet: { tekst: 'Obrt i pravna lica s ispunjenom kvotom ne plaćaju.' },
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
  { naslov: 'Period i staž', polja: ['mjesec', 'godina', 'staz'] },
  { naslov: 'Plata', polja: [], osnovica: true },
  { naslov: 'Topli obrok i dnevnice', polja: ['topli_obrok_input', 'dnevnice'] },
  { naslov: 'Odsustva', polja: ['neplaceno', 'placeno', 'neodrađeni_sati'], sklopljeno: true },
  {
    naslov: 'Odbici i davanja',
    polja: ['licni_odbitak_input', 'umanjenje', 'minuli_proc', 'obveznik_invalidi'],
    sklopljeno: true,
  },
  { naslov: 'Dodatni sati', polja: ['ima_preko'] },
  ...extraHoursGroups,
];

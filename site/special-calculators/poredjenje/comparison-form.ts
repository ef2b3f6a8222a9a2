import { fields as district, PENSION_FUNDS } from '@obracun/engine/calculators/kalkulator-brcko/fields.ts';
import type { FormDefinition } from '@obracun/engine/core/calculator.ts';
import { amountField, choiceField, switchField } from '@obracun/engine/core/field.ts';
import { formatDecimal } from '@obracun/engine/core/numbers/format.ts';
import { minimumBase } from '@obracun/engine/rules/salary/form/pay-fields.ts';
import { period } from '@obracun/engine/rules/salary/form/time-fields.ts';
import { RANGE } from './asking/range.ts';
import { WAGES } from './asking/wages.ts';

const { mjesec, godina } = period;
const { najniza_osnovica } = minimumBase;
const { fond } = district;
const invalid = 'Iznos mora biti nenegativan broj.';
/** A month of its own, asked for with its switch. */
const second = { when: 'dva_mjeseca', required: false } as const;

/** One wage under several laws, or in two months of one; each column is a call of its own. */
export const comparisonForm: FormDefinition = {
  id: 'poredjenje',
  entity: 'bih',
  title: 'Poređenje plata: RS, Federacija BiH i Brčko',
  description: 'Isti trošak, neto ili bruto pod tri zakona, ili u dva mjeseca.',
  fields: {
    mjesec,
    godina,
    najniza_osnovica,
    fond: choiceField({
      label: 'Penzioni fond u Brčkom',
      invalid: fond.invalid,
      choices: PENSION_FUNDS,
      hint: { text: 'Prazno znači Fond PIO RS.' },
    }),
    dva_mjeseca: switchField({
      label: 'Uporedi dva mjeseca jednog entiteta',
      invalid: 'Izaberite da ili ne.',
      hint: { text: 'Ista plata, a neto drugačiji: koji red i koji propis.' },
    }),
    entitet: choiceField({
      label: 'Čiji propisi',
      missing: 'Izaberite entitet ili distrikt.',
      invalid: 'Izaberite entitet ili distrikt.',
      when: 'dva_mjeseca',
      choices: WAGES.map(({ id, title }) => ({ value: id, label: title })),
    }),
    drugi_mjesec: { ...mjesec, ...second, label: 'Drugi mjesec' },
    druga_godina: { ...godina, ...second, label: 'Godina drugog' },
    bruto_od: amountField({
      label: 'Bruto od',
      invalid,
      hint: { text: `Prazno znači ${formatDecimal(RANGE.from, 0)} KM.` },
    }),
    bruto_do: amountField({
      label: 'Bruto do',
      invalid,
      hint: { text: `Prazno znači ${formatDecimal(RANGE.to, 0)} KM.` },
    }),
  },
  bases: {
    trosak: { label: 'Trošak poslodavca', missing: 'Upišite trošak poslodavca.', invalid },
    neto: {
      label: 'Neto plata',
      missing: 'Upišite neto platu.',
      invalid,
      hint: { text: 'U Republici Srpskoj prije doprinosa za solidarnost.' },
    },
    bruto: { label: 'Bruto ukupno', missing: 'Upišite bruto.', invalid },
  },
  groups: [
    { title: 'Plata', holdsBasis: true, fields: ['mjesec', 'godina', 'najniza_osnovica'] },
    { title: 'Brčko distrikt', fields: ['fond'] },
    { title: 'Kriva: neto prema brutu', fields: ['bruto_od', 'bruto_do'] },
    {
      title: 'Zašto mi je neto drugačiji',
      fields: ['dva_mjeseca', 'entitet', 'drugi_mjesec', 'druga_godina'],
    },
  ],
};

import { amountField, choiceField, coefficientField, dateField, group } from '../../core/field.ts';
import { upperFirst } from '../../core/text/letters.ts';
import { osnovica_samostalne } from '../../law/fbih/self-employed.ts';
import { amountMessages, dayMessages } from '../../rules/field-messages.ts';
import { yearField } from '../../rules/year-field.ts';

/** The categories, in the order and by the names of the law. */
const choices = Object.entries(osnovica_samostalne.znacenja).map(([value, { naziv }]) => ({
  value,
  label: upperFirst(naziv),
}));

const year = { godina: yearField(osnovica_samostalne) } as const;

const activity = {
  kategorija: choiceField({
    label: 'Kategorija djelatnosti',
    missing: 'Izaberite kategoriju djelatnosti.',
    invalid: 'Izaberite jednu od ponuđenih kategorija.',
    choices,
  }),
} as const;

const partOfYear = {
  pocetak: dateField({
    label: 'Početak djelatnosti',
    ...dayMessages,
    hint: { text: 'Ako je počela te godine.' },
  }),
  kraj: dateField({
    label: 'Kraj djelatnosti',
    ...dayMessages,
    hint: { text: 'Ako je prestala te godine.' },
  }),
} as const;

const yearlyTax = {
  dobit: amountField({
    label: 'Dobit za godinu',
    invalid: amountMessages.invalid,
    hint: { text: 'Prihodi umanjeni za rashode.' },
  }),
  koeficijent: coefficientField({
    label: 'Koeficijent ličnog odbitka',
    invalid: amountMessages.invalid,
    hint: { text: 'S porezne kartice. Ako ne upišete, uzima se 1.' },
  }),
} as const;

export const selfEmployedFields = { ...year, ...activity, ...partOfYear, ...yearlyTax } as const;

export const selfEmployedGroups = [
  group('Godina', year),
  group('Djelatnost', activity),
  group('Početak ili kraj u toj godini', partOfYear, { folded: true }),
  group('Godišnji porez na dohodak', yearlyTax, { folded: true }),
] as const;

/** Their tax is a flat sum, not a rate of profit. */
export const isFlat = (kategorija: string): boolean => kategorija.endsWith('_pausal');

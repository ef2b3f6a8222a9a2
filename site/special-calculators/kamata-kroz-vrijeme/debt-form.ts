import type { FormDefinition } from '@obracun/engine/core/calculator.ts';
import { isDay } from '@obracun/engine/core/days/day.ts';
import { amountField, choiceField, dateField, type Fields, switchField } from '@obracun/engine/core/field.ts';
import { dayMessages } from '@obracun/engine/rules/field-messages.ts';
import { presetIds, presetName } from '@obracun/engine/rules/interest.ts';
import type { Reading } from '../../calculator/form-state/form-gaps.ts';
import type { FormState } from '../../calculator/form-state/form-state.ts';

const invalid = 'Upišite iznos.';
const LARGEST = 10_000_000;

/** The form of a debt and its payments, without a call. */
export const debtForm: FormDefinition = {
  id: 'kamata-kroz-vrijeme',
  entity: 'bih',
  title: 'Kamata kroz vrijeme',
  description: 'Kamata po stopama koje su važile na svaki dan, s djelimičnim uplatama.',
  fields: {
    glavnica: amountField({ label: 'Glavnica', missing: 'Upišite glavnicu.', invalid, max: LARGEST }),
    propis: choiceField({
      label: 'Propis',
      missing: 'Izaberite propis.',
      invalid: 'Izaberite propis.',
      choices: presetIds.map((id) => ({ value: id, label: presetName(id) })),
    }),
    rok: dateField({
      label: 'Rok plaćanja',
      missing: 'Upišite rok plaćanja.',
      ...dayMessages,
      hint: { text: 'Kamata teče od narednog dana.' },
    }),
    do: dateField({
      label: 'Obračun do',
      ...dayMessages,
      hint: { text: 'Ako ne upišete, računa se do danas.' },
    }),
    prvo_kamata: switchField({
      label: 'Uplata prvo zatvara kamatu',
      invalid: 'Izaberite da ili ne.',
      initial: true,
      hint: { text: 'Zakon o obligacionim odnosima, čl. 313.' },
    }),
    dan_uplate: dateField({ label: 'Dan uplate', ...dayMessages }),
    uplata: amountField({ label: 'Iznos uplate', invalid, max: LARGEST }),
  },
  bases: {},
  groups: [
    { title: 'Propis', fields: ['propis'] },
    { title: 'Dug', fields: ['glavnica', 'rok', 'do'] },
    { title: 'Red zatvaranja', fields: ['prvo_kamata'] },
  ],
};

/** The fields of a new payment. */
export const PAYMENT_GROUP = { title: 'Djelimične uplate', fields: ['dan_uplate', 'uplata'] } as const;

const FIELDS: Fields = debtForm.fields;
const ON_SCREEN = [...debtForm.groups, PAYMENT_GROUP].flatMap(({ fields }) => fields);

type Said = Pick<Reading, 'errors' | 'gaps'>;

/** Missing and wrong fields of a debt, including those that are not numbers. */
export function debtReading({ entered, touched }: FormState, wrongNumbers: Said['errors']): Said {
  const fields = ON_SCREEN.flatMap((name) => {
    const field = FIELDS[name];
    return field ? [{ name, field, text: (entered[name] ?? '').trim() }] : [];
  });
  const gaps = fields.filter(({ field, text }) => field.missing && text === '');
  const left = gaps.filter(({ name }) => touched.includes(name));
  const noDays = fields.filter(({ field, text }) => field.kind === 'datum' && text !== '' && !isDay(text));
  return {
    gaps: gaps.map(({ name }) => name),
    errors: {
      ...wrongNumbers,
      ...Object.fromEntries(left.map(({ name, field }) => [name, field.missing ?? ''])),
      ...Object.fromEntries(noDays.map(({ name, field }) => [name, field.invalid])),
    },
  };
}

import { presetIds, presetName } from '../../rules/interest.ts';
import { type FormOutline, formOutline } from '../forms/form-document.ts';
import type { ValuesOf } from '../forms/form-field.ts';
import { itemColumns } from './open-items.ts';
import { currencyField, partyFields, partyGroups } from './party-fields.ts';

const NO_INTEREST = 'bez';
/** In days; the default. */
export const USUAL_TERM = 8;

/** The fields of a reminder. */
export const reminderFields = {
  ...partyFields,
  number: { kind: 'tekst', label: 'Broj opomene' },
  place: { kind: 'tekst', label: 'Mjesto' },
  written: { kind: 'datum', label: 'Datum opomene', hint: 'Ako ne upišete, uzima se današnji dan.' },
  term: { kind: 'cijeli', label: 'Rok za uplatu, dana', hint: `Ako ne upišete, rok je ${USUAL_TERM} dana.` },
  interest: {
    kind: 'izbor',
    label: 'Kamata',
    initial: NO_INTEREST,
    choices: [
      { value: NO_INTEREST, label: 'bez kamate' },
      ...presetIds.map((id) => ({ value: id, label: presetName(id) })),
    ],
  },
  beforeSuit: { kind: 'da_ne', label: 'Opomena pred tužbu' },
  currency: currencyField,
  items: { kind: 'redovi', label: 'Dospjele obaveze', one: 'dokument', columns: itemColumns },
} as const;

/** Amounts in feninga. */
export type Reminder = ValuesOf<typeof reminderFields>;

/** The outline of the form, with its typed values. */
export const REMINDER_OUTLINE: FormOutline<typeof reminderFields, Reminder> = {
  kind: 'opomena',
  title: 'Opomena za plaćanje',
  lead: 'Ništa se ne šalje na server.',
  fields: reminderFields,
  groups: [
    ...partyGroups,
    { title: 'Opomena', fields: ['number', 'place', 'written', 'term', 'interest', 'beforeSuit'] },
    { title: 'Dospjele obaveze', fields: ['currency', 'items'] },
  ],
  nameOf: ({ debtor, number }) => [debtor, number].filter(Boolean).join(' · '),
};

/** The form of a reminder. */
export const reminderForm = formOutline<typeof reminderFields>(REMINDER_OUTLINE);

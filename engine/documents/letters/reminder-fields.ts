import { type Day, isDay } from '../../core/days/day.ts';
import { presetIds, presetName } from '../../rules/interest.ts';
import type { ValuesOf } from '../forms/form-field.ts';
import { itemColumns } from './open-items.ts';
import { partyFields } from './parties.ts';

const NO_INTEREST = 'bez';
/** In days, while none is typed. */
export const USUAL_TERM = 8;

/** What a reminder asks for. */
export const reminderFields = {
  ...partyFields,
  number: { kind: 'tekst', label: 'Broj opomene' },
  place: { kind: 'tekst', label: 'Mjesto' },
  written: { kind: 'datum', label: 'Datum opomene', hint: 'Prazno: danas.' },
  term: { kind: 'cijeli', label: 'Rok za uplatu, dana', hint: `Prazno: ${USUAL_TERM} dana.` },
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
  items: { kind: 'redovi', label: 'Dospjele obaveze', one: 'dokument', columns: itemColumns },
} as const;

/** Amounts in feninga. */
export type Reminder = ValuesOf<typeof reminderFields>;

/** The day of the letter: what stands in it is calculated up to it. */
export const writtenOn = ({ written }: Reminder, today: Day): Day => (isDay(written) ? written : today);

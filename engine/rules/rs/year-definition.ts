import { yearOf } from '../../core/days/day.ts';
import { group } from '../../core/field.ts';
import type { AnyParameter } from '../../core/law.ts';
import { prosjecna_bruto } from '../../law/rs/average-wage.ts';
import { yearField } from '../year-field.ts';

/** The obligations of a year are known once the average wage of the previous year is published. */
export const yearFields = { godina: yearField(prosjecna_bruto) } as const;

/** The form of a contribution set for a whole year. */
export const yearForm = {
  entity: 'rs',
  fields: yearFields,
  bases: {},
  groups: [group('Godina', yearFields)],
  failure: 'Greška pri dohvaćanju.',
} as const;

/** The form of an obligation that the law introduced in a later year: earlier years are not offered, and refused. */
export function formSince({ promjene }: AnyParameter) {
  const godina = yearField(prosjecna_bruto, yearOf(promjene[0]?.od ?? ''));
  return { ...yearForm, fields: { godina } } as const;
}

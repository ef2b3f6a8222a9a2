import { yearOf } from '../../core/days/day.ts';
import { group } from '../../core/field.ts';
import type { AnyParameter } from '../../core/law.ts';
import { prosjecna_bruto } from '../../law/rs/average-wage.ts';
import { yearField } from '../year-field.ts';

/** The obligations of a year are known once the average wage of the previous year is published. */
const averageWageYears = prosjecna_bruto.promjene.map(({ od }) => yearOf(od));

export const yearFields = { godina: yearField(averageWageYears) } as const;

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
  const first = yearOf(promjene[0]?.od ?? '');
  const godina = yearField(averageWageYears.filter((year) => year >= first));
  return { ...yearForm, fields: { godina } } as const;
}

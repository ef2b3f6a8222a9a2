import { yearOf } from '../../kernel/days/day.ts';
import { group } from '../../kernel/group.ts';
import { prosjecna_bruto } from '../../law/rs/average-wage.ts';
import { yearField } from '../year-field.ts';

/** A year's obligations are known once the average wage of the year before is published. */
export const averageWageYears = prosjecna_bruto.promjene.map(({ od }) => yearOf(od));

export const yearFields = {
  godina: { ...yearField(averageWageYears), initial: 2025 },
} as const;

/** The form of a contribution that is set for a whole year. */
export const yearForm = {
  entity: 'rs',
  fields: yearFields,
  bases: {},
  groups: [group('Godina', yearFields)],
  failure: 'Greška pri dohvaćanju.',
} as const;

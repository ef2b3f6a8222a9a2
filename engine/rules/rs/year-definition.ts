import { yearOf } from '../../kernel/days/day.ts';
import { wholeField } from '../../kernel/field.ts';
import { prosjecna_bruto } from '../../law/rs/average-wage.ts';

/** A year's obligations are known once the average wage of the year before is published. */
const years = prosjecna_bruto.promjene.map(({ od }) => yearOf(od));
const [min, max] = [Math.min(...years), Math.max(...years)];
const invalid = `Izaberite godinu od ${min}. do ${max}.`;

export const yearFields = {
  godina: wholeField({
    label: 'Godina',
    missing: invalid,
    invalid,
    min,
    max,
    offered: years,
    offeredOnly: true,
    initial: 2025,
  }),
} as const;

/** The form of a contribution that is set for a whole year. */
export const yearForm = {
  entity: 'rs',
  fields: yearFields,
  bases: {},
  groups: [{ title: 'Godina', fields: ['godina'] }],
  failure: 'Greška pri dohvaćanju.',
} as const;

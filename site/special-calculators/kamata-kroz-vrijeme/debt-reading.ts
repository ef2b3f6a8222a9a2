import { isDay } from '@obracun/engine/core/days/day.ts';
import type { Fields } from '@obracun/engine/core/field.ts';
import type { Reading } from '../../calculator/form-state/form-gaps.ts';
import type { FormState } from '../../calculator/form-state/form-state.ts';
import { debtForm, PAYMENT_GROUP } from './debt-form.ts';

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

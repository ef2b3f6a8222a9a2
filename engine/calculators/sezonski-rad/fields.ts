import { wholeField } from '../../core/field.ts';
import { sezonski_dan } from '../../law/rs/seasonal-work.ts';
import { formSince } from '../../rules/rs/year-definition.ts';

const invalid = 'Upišite broj dana od 1 do 366.';

export const form = formSince(sezonski_dan);

export const fields = {
  ...form.fields,
  dani: wholeField({ label: 'Dana rada', missing: invalid, invalid, min: 1, max: 366 }),
} as const;

import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { hoursField, wholeField } from './field.ts';
import { schemaOf, splitMessage } from './schema.ts';

const month = wholeField({ label: 'Mjesec', invalid: 'Mjesec je od 1 do 12.', min: 1, max: 12 });
const daily = hoursField({ label: 'Sati', invalid: 'Sati su od 1 do 12.', min: 1, max: 12 });

test.each([
  ['a month of half a day', month, 0.5, ['Mjesec je od 1 do 12.']],
  ['a month and a half', month, 1.5, ['Mjesec je od 1 do 12.']],
  ['a month after the last and a half', month, 12.5, ['Mjesec je od 1 do 12.']],
  ['too few hours, too fine', daily, 0.005, ['Sati su od 1 do 12.']],
  ['hours too fine', daily, 1.005, ['Sati: najviše dvije decimale.']],
])('refuses %s in one sentence', (_name, field, value, sentences) => {
  const { error } = z.safeParse(schemaOf(field), value);
  expect(error?.issues.map(({ message }) => splitMessage(message).poruka)).toEqual(sentences);
});

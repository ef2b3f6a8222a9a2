import { expect, test } from 'vitest';
import { counted, DAYS, formFor, HOURS, MONTHS, WORKING_DAYS } from './plural.ts';

test('the noun agrees with the number as the language data says', () => {
  const rules = new Intl.PluralRules('bs');
  const forms = { one: 'marka', few: 'marke', other: 'maraka' } as Record<Intl.LDMLPluralRule, string>;
  for (let count = 0; count < 1300; count++)
    expect(formFor(count, ['marka', 'marke', 'maraka'])).toBe(forms[rules.select(count)]);
});

test('a fraction never has the form of one', () => {
  expect(formFor(1.5, ['dan', 'dana', 'dana'])).toBe('dana');
  expect(formFor(21.5, ['dan', 'dana', 'dana'])).toBe('dana');
});

test.each([
  [DAYS, ['1 dan', '22 dana', '25 dana']],
  [WORKING_DAYS, ['1 radni dan', '22 radna dana', '25 radnih dana']],
  [HOURS, ['1 sat', '22 sata', '25 sati']],
  [MONTHS, ['1 mjesec', '22 mjeseca', '25 mjeseci']],
])('the noun stands behind its number: %s', (forms, written) => {
  expect([1, 22, 25].map((count) => counted(count, forms))).toEqual(written);
});

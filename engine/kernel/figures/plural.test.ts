import { expect, test } from 'vitest';
import { formFor } from './plural.ts';

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

import { expect, it, test } from 'vitest';
import {
  counted,
  DAYS,
  formatAmount,
  formatDay,
  formatDecimal,
  formatDuration,
  formatHundredths,
  formatMoney,
  formatMonth,
  formatMonthOf,
  formatRate,
  formFor,
  HOURS,
  MONTHS,
  WORKING_DAYS,
} from './format.ts';

it.each([
  [0, '0,00'],
  [5, '0,05'],
  [10, '0,10'],
  [99_999, '999,99'],
  [100_000, '1.000,00'],
  [100_000_005, '1.000.000,05'],
  [-5, '−0,05'],
  [-123_456, '−1.234,56'],
])('writes %i feninga as %s', (amount, text) => {
  expect(formatAmount(amount)).toBe(text);
  expect(formatMoney(amount)).toBe(`${text} KM`);
});

it.each([
  [0, 2, '0'],
  [750, 2, '7,5'],
  [1005, 2, '10,05'],
  [100_000, 2, '1.000'],
  [-750, 2, '−7,5'],
  [1_250_000, 6, '1,25'],
  [12, 0, '12'],
])('writes %i with %s decimals as %s', (scaled, places, text) => {
  expect(formatDecimal(scaled, places)).toBe(text);
});

it('writes rates, hours, days and months as people read them', () => {
  expect(formatRate(185_000)).toBe('18,5 %');
  expect(formatHundredths(17_600)).toBe('176');
  expect(formatDay('2026-03-05')).toBe('5. 3. 2026.');
  expect(formatDuration(1766)).toBe('4 god. 10 mj. 26 d.');
  expect([formatMonth(3, 2026), formatMonth(12, 2026)]).toEqual(['03/2026', '12/2026']);
  expect([formatMonthOf('2026-11-05'), formatMonthOf('2026-03')]).toEqual(['11/2026', '03/2026']);
});

test('declines the noun as the language data of the platform does', () => {
  const rules = new Intl.PluralRules('bs');
  const forms = { one: 'marka', few: 'marke', other: 'maraka' } as Record<Intl.LDMLPluralRule, string>;
  for (let count = 0; count < 1300; count++)
    expect(formFor(count, ['marka', 'marke', 'maraka'])).toBe(forms[rules.select(count)]);
});

test('never uses the singular after a fraction', () => {
  expect(formFor(1.5, ['dan', 'dana', 'dana'])).toBe('dana');
  expect(formFor(21.5, ['dan', 'dana', 'dana'])).toBe('dana');
});

test.each([
  [DAYS, ['1 dan', '22 dana', '25 dana']],
  [WORKING_DAYS, ['1 radni dan', '22 radna dana', '25 radnih dana']],
  [HOURS, ['1 sat', '22 sata', '25 sati']],
  [MONTHS, ['1 mjesec', '22 mjeseca', '25 mjeseci']],
])('puts the noun after its number: %s', (forms, written) => {
  expect([1, 22, 25].map((count) => counted(count, forms))).toEqual(written);
});

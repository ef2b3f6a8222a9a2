import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatDay } from '../numbers/format.ts';
import { dayOf, daysInMonth, isDay } from './day.ts';
import { dayInWords, dayOrText, readDayInput, readMonthInput, writeDayInput } from './day-input.ts';

const parts = fc
  .record({
    year: fc.integer({ min: 1900, max: 2100 }),
    month: fc.integer({ min: 1, max: 12 }),
    date: fc.integer({ min: 1, max: 31 }),
  })
  .filter(({ year, month, date }) => date <= daysInMonth(year, month));

const two = (number: number): string => String(number).padStart(2, '0');

describe('readDayInput', () => {
  it.each([
    '5.3.18',
    '5. 3. 18.',
    '05032018',
    '050318',
    '5/3/2018',
    '05/03/2018',
    '5. 3. 2018.',
    '5.3.2018',
    ' 5 . 3 . 2018 . ',
    '05.03.2018.',
    '5-3-2018',
    '5–3–2018',
    '5,3,2018',
    '5 3 2018',
    '5.\u00a03.\u00a02018.',
    '2018-03-05',
    '2018-3-5',
    '2018/03/05',
    '2018. 3. 5.',
    '5. mart 2018.',
    '5. marta 2018. godine',
    '5. MAR 2018',
    '5.mart 2018',
    '5.  3.  2018.',
    '5. 3. 2018.god.',
    '5. 3. 2018. god.',
    '5.3.2018 g.',
    '5. III 2018.',
    '5.iii.2018',
    '5/III/18',
    '5.3.2018 10:00',
    '5. 3. 2018. u 9:05',
    '5.3.2018., 10:00:59',
    '2018-03-05T23:59:59',
    '2018-03-05 00:00:00.000',
  ])('reads %s', (text) => {
    expect(readDayInput(text)).toEqual({ day: '2018-03-05' });
  });

  it.each([
    ['1. 1. 49', '2049-01-01'],
    ['1. 1. 50', '1950-01-01'],
    ['311299', '1999-12-31'],
    ['29.2.00', '2000-02-29'],
    ['1. juni 2020.', '2020-06-01'],
    ['1. jul 2020', '2020-07-01'],
    ['1. avgusta 2020.', '2020-08-01'],
    ['12.11.10', '2010-11-12'],
    ['5-okt-26', '2026-10-05'],
    ['5-Oct-2026', '2026-10-05'],
    ['5. may 2026', '2026-05-05'],
    ['5. siječnja 2026.', '2026-01-05'],
    ['5. VELJAČE 2026', '2026-02-05'],
    ['5. ozujka 2026', '2026-03-05'],
    ['5. tra 2026', '2026-04-05'],
    ['5-svi-26', '2026-05-05'],
    ['5. lipnja 2026.', '2026-06-05'],
    ['5. srpnja 2026.', '2026-07-05'],
    ['5. kolovoza 2026.', '2026-08-05'],
    ['5. rujna 2026.', '2026-09-05'],
    ['5. listopada 2026.', '2026-10-05'],
    ['5. studenog 2026.', '2026-11-05'],
    ['5. prosinca 2026.', '2026-12-05'],
    ['5. октобра 2026.', '2026-10-05'],
    ['5. јуна 2026', '2026-06-05'],
  ])('reads %s as %s', (text, day) => {
    expect(readDayInput(text)).toEqual({ day });
  });

  it.each([
    ['03/13/2018', 'kalendar'],
    ['03132018', 'kalendar'],
    ['29. 2. 2019.', 'kalendar'],
    ['0. 3. 2018.', 'kalendar'],
    ['2018-13-05', 'kalendar'],
    ['5. 3. 0018.', 'godina'],
    ['5. 3. 1899.', 'godina'],
    ['5. 3. 2101.', 'godina'],
    ['5032018', 'oblik'],
    ['5. 3.', 'oblik'],
    ['5. 3. 201', 'oblik'],
    ['5. 3. 20188.', 'oblik'],
    ['12018-03-05', 'oblik'],
    ['-5.3.2018', 'oblik'],
    ['5.3.2018 10.00', 'oblik'],
    ['2018-03-05T23:00:00Z', 'oblik'],
    ['2018-03-05T23:00:00+01:00', 'oblik'],
    ['5. XIII 2018.', 'oblik'],
    ['5. IIII 2018.', 'oblik'],
    ['5. ma 2018.', 'oblik'],
    ['105. mart 2018.', 'oblik'],
    ['5. mart 20185.', 'oblik'],
    ['5. brezna 2018.', 'oblik'],
    ['danas', 'oblik'],
    ['.', 'oblik'],
  ])('refuses %s: %s', (text, fault) => {
    expect(readDayInput(text)).toEqual({ fault });
  });

  it.each(['', '   ', '\u00a0'])('returns nothing for „%s”', (text) => {
    expect(readDayInput(text)).toEqual({});
  });
});

test('reads every day back from each way it is written', () => {
  fc.assert(
    fc.property(parts, ({ year, month, date }) => {
      const day = dayOf(year, month, date);
      const ways = [
        day,
        formatDay(day),
        dayInWords(day),
        `${date}.${month}.${year}`,
        `${date}/${month}/${year}`,
        `${two(date)}${two(month)}${year}`,
      ];
      for (const way of ways) expect(readDayInput(way)).toEqual({ day });
      expect(readDayInput(writeDayInput(day))).toEqual({ day });
    }),
  );
});

test('reads two digits of a year as 1950 to 2049', () => {
  fc.assert(
    fc.property(parts, ({ year, month, date }) => {
      const day = readDayInput(`${date}. ${month}. ${two(year % 100)}.`).day;
      if (day === undefined) {
        expect([month, date], '29 February in a leap year of another century').toEqual([2, 29]);
        return;
      }
      expect(day.slice(5)).toBe(`${two(month)}-${two(date)}`);
      expect(Number(day.slice(0, 4)) % 100).toBe(year % 100);
      expect(day >= '1950-01-01' && day <= '2049-12-31').toBe(true);
    }),
  );
});

test('never reads the month first', () => {
  const pair = fc.integer({ min: 0, max: 99 });
  fc.assert(
    fc.property(pair, pair, fc.integer({ min: 1900, max: 2100 }), (first, second, year) => {
      for (const text of [
        `${first}/${second}/${year}`,
        `${first}.${second}.${year}`,
        two(first) + two(second) + year,
      ]) {
        const { day } = readDayInput(text);
        expect(day).toBe(isDay(dayOf(year, second, first)) ? dayOf(year, second, first) : undefined);
      }
    }),
  );
});

test('returns a day, nothing or a fault for any text, and never loses it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d ./-]{1,12}$/)), (text) => {
      const { day, fault } = readDayInput(text);
      if (day !== undefined) expect(isDay(day)).toBe(true);
      else expect(fault === undefined).toBe(text.trim() === '');
      expect(dayOrText(text)).toBe(day ?? text.trim());
    }),
  );
});

test('a day in words', () => {
  expect(dayInWords('2018-03-05')).toBe('5. mart 2018.');
  expect(dayInWords('2026-12-31')).toBe('31. decembar 2026.');
});

test.each([
  '10/2026',
  '10. 2026.',
  '10-26',
  '2026-10',
  '2026/10',
  '2026-10-31',
  '31. 10. 2026.',
  'okt 2026',
  'okt.26',
  'Oct-26',
  'X 2026',
  'x/26',
  'oktobar 2026. godine',
  'listopad 2026.',
  'listopada 26',
  'октобар 2026.',
])('reads „%s” as October 2026', (text) => expect(readMonthInput(text)?.slice(0, 7)).toBe('2026-10'));

test.each(['', '10', '2026', '13/2026', '2026-13', '10/202', 'oktobar', '2.026', '10.2026.5'])(
  'reads no month from „%s”',
  (text) => expect(readMonthInput(text)).toBeUndefined(),
);

import { expect, it } from 'vitest';
import { formDay } from './last-period.ts';

const TODAY = '2026-11-21';

it.each([
  ['the day entered', { datum: '2025-03-14', godina: '2024' }, '2025-03-14'],
  ['the first of the month entered', { mjesec: '3', godina: '2025' }, '2025-03-01'],
  ['the first of the year where no month is entered yet', { godina: '2025' }, '2025-01-01'],
  ['today before there is a year', { mjesec: '3' }, TODAY],
  ['today while a day is being typed', { datum: '2025-3' }, TODAY],
  ['today where there is no such month', { mjesec: '13', godina: '2025' }, TODAY],
])('uses %s', (_, entered, day) => expect(formDay(entered, TODAY)).toBe(day));

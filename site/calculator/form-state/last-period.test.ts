import { expect, it } from 'vitest';
import { offeredPeriods } from './last-period.ts';

const offered = (...from: Parameters<typeof offeredPeriods>) =>
  offeredPeriods(...from).map(({ message, period }) => `${message} ${period.mjesec}/${period.godina}`);

it('offers last month first, also at the turn of the year', () => {
  expect(offered('2026-01-31', undefined)).toEqual(['prošli mjesec 12/2025', 'ovaj mjesec 1/2026']);
});

it('offers the month last used, once', () => {
  const last = { mjesec: '9', godina: '2026' };
  expect(offered('2026-11-22', last)).toEqual([
    'prošli mjesec 10/2026',
    'posljednji put 9/2026',
    'ovaj mjesec 11/2026',
  ]);
  expect(offered('2026-10-01', last)).toEqual(['prošli mjesec 9/2026', 'ovaj mjesec 10/2026']);
});

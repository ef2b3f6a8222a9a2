import { expect, test } from 'vitest';
import { dueWithPayout, publicDeadlines, statedDeadlines } from './public-deadlines.ts';

const daysOf = (entity: 'rs' | 'fbih' | 'bd', year: number, month: number) =>
  publicDeadlines(entity, { year, month }).map(({ id, day }) => [id, day]);

test('lists the deadlines of a month in the Federation on working days', () => {
  // 15 November 2026 is a Sunday.
  expect(daysOf('fbih', 2026, 11)).toEqual([
    ['doprinosi-2002', '2026-11-10'],
    ['mip-1023', '2026-11-13'],
    ['doprinosi-obrt', '2026-11-30'],
  ]);
});

test('lists the deadlines of a month in Republika Srpska on working days', () => {
  // 31 October 2026 is a Saturday, 10 October too.
  expect(daysOf('rs', 2026, 10)).toEqual([
    ['1002-porez', '2026-10-09'],
    ['1002-inostranstvo', '2026-10-09'],
    ['doprinosi-djelatnosti', '2026-10-20'],
    ['1002-doprinosi', '2026-10-30'],
  ]);
});

test('has the yearly forms in their months alone', () => {
  const titles = (month: number) => statedDeadlines('fbih', { year: 2027, month }).map(({ title }) => title);
  expect(titles(2)).toContain('GIP-1022 za 2026.');
  expect(titles(3)).toEqual(
    expect.arrayContaining(['Godišnje prijave SPR-1053 i GPD-1051 za 2026.', 'Obrazac EP za 2026.']),
  );
  expect(titles(4).join()).not.toMatch(/GIP|SPR|EP/);
  expect(statedDeadlines('rs', { year: 2027, month: 3 }).map(({ day, id }) => [id, day])).toEqual(
    expect.arrayContaining([
      ['gazdinstvo', '2027-03-31'],
      ['1004-inostranstvo', '2027-03-31'],
    ]),
  );
});

test('states a deadline once a month, with a source or a certainty below high', () => {
  for (const entity of ['rs', 'fbih'] as const)
    for (let month = 1; month <= 12; month++) {
      const all = statedDeadlines(entity, { year: 2027, month });
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      for (const { source, certainty } of all) expect(source !== '' || certainty !== 'visoka').toBe(true);
    }
});

test('names what is due with every payout apart, and no day of the District', () => {
  expect(dueWithPayout('fbih', { year: 2026, month: 11 }).map(({ id }) => id)).toEqual(['2001']);
  expect(dueWithPayout('rs', { year: 2026, month: 11 }).map(({ id }) => id)).toEqual(['isplata']);
  expect(daysOf('bd', 2026, 11)).toEqual([]);
  expect(dueWithPayout('bd', { year: 2026, month: 11 })[0]?.note).toContain('pitajte Poresku upravu');
});

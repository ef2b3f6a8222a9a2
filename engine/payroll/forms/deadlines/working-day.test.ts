import { describe, expect, test } from 'vitest';
import { firmOf, monthOf } from '../../staff.fixture.ts';
import type { Deadline } from './deadline.ts';
import { deadlinesOf } from './deadlines.ts';
import { metOn, workedFrom, workedUntil } from './working-day.ts';

const due = (id: string, day: string): Deadline => ({
  id,
  day,
  title: '',
  note: 'Najkasnije do 15. u mjesecu.',
  source: '',
  certainty: 'srednja',
});

describe('a deadline on a day off', () => {
  // 15 November 2026 is a Sunday.
  test('is met on the Friday before a Sunday, and says so', () => {
    expect(metOn('fbih', due('mip-1023', '2026-11-15'))).toMatchObject({
      day: '2026-11-13',
      note: '15. 11. je nedjelja: predajte do petka, 13. 11. Najkasnije do 15. u mjesecu.',
    });
  });

  test('asks for a payment, not a form, when it ends one', () => {
    // 10 October 2026 is a Saturday.
    expect(metOn('rs', due('isplata', '2026-10-10')).note).toContain(
      '10. 10. je subota: platite do petka, 9. 10.',
    );
    expect(metOn('rs', due('isplata-2', '2026-10-10')).note).toContain('platite');
    expect(metOn('fbih', due('2001', '2026-10-10')).note).toContain('platite');
  });

  test('names the holiday of its entity, and only of that', () => {
    // 25 November 2026 is a Wednesday, a holiday in the Federation.
    expect(metOn('fbih', due('x', '2026-11-25')).note).toContain(
      '25. 11. je praznik (Dan državnosti): predajte do utorka, 24. 11.',
    );
    expect(metOn('rs', due('x', '2026-11-25')).day).toBe('2026-11-25');
  });

  test('passes several days off, and names the years when they differ', () => {
    // 1 and 2 January 2027 are holidays, 3 January is a Sunday; 31 December 2026 is a Thursday.
    expect(metOn('rs', due('x', '2027-01-03'))).toMatchObject({
      day: '2026-12-31',
      note: expect.stringContaining('3. 1. 2027. je nedjelja: predajte do četvrtka, 31. 12. 2026.'),
    });
  });

  test('is met before a day off declared by the Government of the Federation', () => {
    // 2 March 2026 is a Monday.
    expect(workedUntil('fbih', '2026-03-02')).toBe('2026-02-27');
    expect(workedUntil('rs', '2026-03-02')).toBe('2026-03-02');
  });
});

test('leaves a deadline on a working day as it is', () => {
  const one = due('mip-1023', '2026-12-15');
  expect(metOn('fbih', one)).toBe(one);
});

test('never moves a deadline later, in any month of any entity', () => {
  for (const entity of ['fbih', 'rs', 'bd'] as const)
    for (let month = 1; month <= 12; month++)
      for (const one of deadlinesOf(firmOf({ entity }), monthOf({}, { month, payday: '2026-05-09' }))) {
        const met = metOn(entity, one);
        expect(met.day <= one.day).toBe(true);
        expect(metOn(entity, met)).toBe(met);
      }
});

test('gives the day itself when it is worked, else the next that is', () => {
  expect(workedFrom('rs', '2026-11-27')).toBe('2026-11-27');
  expect(workedFrom('rs', '2026-11-28')).toBe('2026-11-30');
  // A holiday from Thursday on, then a weekend.
  expect(workedFrom('rs', '2026-12-31')).toBe('2026-12-31');
  expect(workedFrom('rs', '2027-01-01')).toBe('2027-01-04');
});

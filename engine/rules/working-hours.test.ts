import { describe, expect, test } from 'vitest';
import { publishedWorkingDays } from './working-hours.fixture.ts';
import { holidaysOf, workingDays } from './working-hours.ts';

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

describe.each(['rs', 'fbih', 'bd'] as const)('working days, %s', (entity) => {
  const years = Object.entries(publishedWorkingDays[entity]);

  test.each(years)('agrees with the published calendar of %s', (year, published) => {
    const months = MONTHS.map((month) => workingDays(entity, Number(year), month));
    const written = months.map(({ radni_dani, praznicni_dani }) => `${radni_dani}/${praznicni_dani}`);
    expect(written.join(' ')).toBe(published);
  });

  test('covers ten years and returns the same on every call', () => {
    expect(years).toHaveLength(10);
    expect(workingDays(entity, 2026, 1)).toBe(workingDays(entity, 2026, 1));
  });
});

describe('the Sunday rules', () => {
  const dates = (entity: 'rs' | 'fbih' | 'bd', year: number) =>
    holidaysOf(entity, year).map(({ datum }) => datum);

  test('moves Sunday 2 January 2022 to Monday in both entities', () => {
    expect(dates('rs', 2022)).toContain('2022-01-03');
    expect(dates('fbih', 2022)).toContain('2022-01-03');
  });

  test('moves Sunday 1 January 2023 to Tuesday in the Federation only', () => {
    expect(dates('rs', 2023)).not.toContain('2023-01-03');
    expect(dates('fbih', 2023)).toContain('2023-01-03');
  });

  test('does not move Sunday 1 March 2020', () => {
    expect(dates('fbih', 2020)).toEqual([
      '2020-01-01',
      '2020-01-02',
      '2020-03-01',
      '2020-05-01',
      '2020-05-02',
      '2020-11-25',
    ]);
  });
});

test('moves a holiday of Brčko on a Sunday to the next working day', () => {
  const moved = (year: number) =>
    holidaysOf('bd', year).flatMap(({ datum, naziv }) => (/pomjeren/.test(naziv) ? datum : []));
  expect(moved(2026)).toEqual(['2026-03-09']);
  expect(moved(2023)).toEqual(['2023-01-03']);
  expect(moved(2022)).toEqual(['2022-01-03', '2022-05-03']);
  expect(moved(2025)).toEqual([]);
});

test('names holidays in order', () => {
  expect(holidaysOf('rs', 2027)).toEqual([
    { datum: '2027-01-01', naziv: 'Nova godina' },
    { datum: '2027-01-02', naziv: 'Nova godina' },
    { datum: '2027-01-09', naziv: 'Dan Republike' },
    { datum: '2027-05-01', naziv: 'Praznik rada' },
    { datum: '2027-05-02', naziv: 'Praznik rada' },
    { datum: '2027-05-03', naziv: 'Praznik rada, pomjeren dan' },
    { datum: '2027-05-09', naziv: 'Dan pobjede nad fašizmom' },
    { datum: '2027-11-21', naziv: 'Dan uspostave Opšteg okvirnog sporazuma za mir' },
  ]);
});

test.each([1900, 2017, 2101])('has no calendar for %i', (year) => {
  expect(() => workingDays('rs', year, 1)).toThrow('Nemamo praznike');
});

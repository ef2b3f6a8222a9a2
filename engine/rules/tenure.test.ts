import { describe, expect, it, test } from 'vitest';
import { columnsOf, durationOf } from '../core/days/day.ts';
import cases from './tenure.cases.json' with { type: 'json' };
import { addUp, anniversary, lengthOf, overlapsOf } from './tenure.ts';

const duration = ([godine = 0, mjeseci = 0, dani = 0]: readonly number[]) =>
  durationOf({ years: godine, months: mjeseci, days: dani });
const columns = (length: number) => Object.values(columnsOf(length));

test.each(cases.periods)('counts from $start to $end', ({ start, end, staz }) => {
  expect(columns(lengthOf({ od: start, do: end }))).toEqual(staz);
});

test.each(cases.sums)('$a + $b', ({ a, b, sum }) => {
  const added = addUp([duration(a), duration(b)]);
  expect([added.ukupno_godine, added.ukupno_mjeseci, added.ukupno_dani]).toEqual(sum);
});

test.each(cases.next_full_year)(
  'adds $full_years full years from $start',
  ({ earlier, start, full_years, date }) => {
    expect(anniversary(start, duration(earlier), full_years)).toBe(date);
  },
);

describe('a length', () => {
  it.each([
    ['2023-06-15', 1],
    ['2023-01-31', 0],
    ['2024-02-29', 2],
    ['2023-02-28', 3],
    ['2023-12-31', 0],
  ])('counts the single day %s as %i: a month has thirty', (day, days) => {
    expect(columns(lengthOf({ od: day, do: day }))).toEqual([0, 0, days]);
  });

  it('grows by one with each earlier day', () => {
    expect(columns(lengthOf({ od: '2020-03-02', do: '2020-03-31' }))).toEqual([0, 0, 29]);
    expect(columns(lengthOf({ od: '2020-03-01', do: '2020-03-30' }))).toEqual([0, 1, 0]);
  });

  it('crosses the turn of a century', () => {
    expect(columns(lengthOf({ od: '1999-12-15', do: '2000-02-29' }))).toEqual([0, 2, 16]);
  });
});

test('shows the carry: 35 days become a month and 5 days, 13 months become a year and a month', () => {
  expect(addUp([duration([5, 7, 20]), duration([3, 6, 15])])).toMatchObject({
    zbir_godina: 8,
    zbir_mjeseci: 13,
    zbir_dana: 35,
    prenos_mjeseci: 1,
    prenos_godina: 1,
  });
});

describe('overlaps', () => {
  const first = { od: '2010-01-01', do: '2012-12-31' };

  it('returns the days two periods share, the ends included', () => {
    const overlap = { first: 0, second: 1, od: '2012-12-31', do: '2012-12-31' };
    expect(overlapsOf([first, { od: '2012-12-31', do: '2013-05-01' }])).toEqual([overlap]);
    expect(overlapsOf([first, { od: '2011-01-01', do: '2011-02-01' }])).toMatchObject([
      { od: '2011-01-01', do: '2011-02-01' },
    ]);
  });

  it('finds overlaps between every two, in any order, and none of a period that ends before it begins', () => {
    const later = { od: '2013-01-01', do: '2014-01-01' };
    const across = { od: '2012-06-01', do: '2013-06-01' };
    expect(overlapsOf([later, first])).toEqual([]);
    expect(overlapsOf([later, first, across]).map((overlap) => [overlap.first, overlap.second])).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });
});

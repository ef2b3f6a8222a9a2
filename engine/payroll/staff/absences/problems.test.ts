import { expect, test } from 'vitest';
import type { Absence } from '../../model/absence.ts';
import { workerOf } from '../../staff.fixture.ts';
import { absenceOf } from './absences.fixture.ts';
import { absenceProblems } from './problems.ts';

const worker = workerOf({ employedFrom: '2020-03-01', employedTo: '2027-06-30' });
const problems = (
  own: Partial<Absence>,
  others: readonly Absence[] = [],
  entity: 'fbih' | 'rs' | 'bd' = 'fbih',
) => absenceProblems(absenceOf(own), worker, others, entity);

test('finds no problem when a week of illness is valid', () => expect(problems({})).toEqual({}));

test.each<[string, Partial<Absence>, object]>([
  ['no worker first', { worker: 'r1', from: '' }, { from: expect.stringMatching(/^Upišite prvi dan/) }],
  ['no last day', { to: 'x' }, { to: expect.stringMatching(/^Upišite posljednji dan/) }],
  [
    'an end before the beginning',
    { to: '2026-02-27' },
    { to: expect.stringContaining('prije nego što počinje') },
  ],
  ['a span of years', { to: '2028-03-06' }, { to: expect.stringContaining('duže od dvije godine') }],
  ['a day before hire', { from: '2020-02-28' }, { to: expect.stringContaining('duže od dvije godine') }],
  [
    'a day before hire alone',
    { from: '2020-02-28', to: '2020-03-06' },
    { from: expect.stringContaining('zaposlen od 1. 3. 2020.') },
  ],
  [
    'a day after leave',
    { from: '2027-06-28', to: '2027-07-02' },
    { to: expect.stringContaining('zaposlen do 30. 6. 2027.') },
  ],
  ['a day before the first known law', { from: '2017-12-30' }, { from: expect.stringContaining('od 2018.') }],
  ['more hours than a day has', { hours: 900 }, { hours: expect.stringContaining('najviše 8') }],
  ['more than all of the pay', { share: 1_200_000 }, { share: expect.stringContaining('100 %') }],
  ['an unknown payer', { kind: 'military' }, { payer: expect.stringContaining('ko plaća') }],
  [
    'an unknown share',
    { kind: 'care', employerDays: 5 },
    { share: expect.stringContaining('procenat naknade') },
  ],
])('reports a problem when an absence has %s', (_, own, expected) => expect(problems(own)).toEqual(expected));

test('requires days paid by the employer when no law is known', () => {
  expect(problems({}, [], 'bd')).toEqual({
    employerDays: expect.stringContaining('koliko prvih dana plaća firma'),
  });
  expect(problems({ employerDays: 0, kind: 'care' }, [], 'bd')).toEqual({});
});

test('refuses an absence when its worker is unknown', () =>
  expect(absenceProblems(absenceOf(), undefined, [], 'fbih')).toEqual({ worker: 'Izaberite radnika.' }));

test('names the overlapping absence when it is another one of the same worker', () => {
  const other = absenceOf({ id: 'o2', kind: 'annual', from: '2026-03-06', to: '2026-03-13' });
  expect(problems({}, [other])).toEqual({
    from: 'Preklapa se s drugim odsustvom ovog radnika: godišnji odmor, od 6. 3. 2026. do 13. 3. 2026. Ispravite dane jednog od njih, ili upišite sate po danu koji zajedno staju u dan.',
  });
  expect(problems({}, [{ ...other, worker: 'r2' }, absenceOf()])).toEqual({});
});

test('accepts two absences of one day when their hours fit into it', () => {
  const morning = absenceOf({ id: 'o2', kind: 'unpaid', from: '2026-03-03', to: '2026-03-03', hours: 300 });
  const day = { from: '2026-03-03', to: '2026-03-03' };
  expect(problems({ ...day, hours: 500 }, [morning])).toEqual({});
  expect(problems({ ...day, hours: 600 }, [morning])).toHaveProperty('from');
  expect(problems(day, [morning])).toHaveProperty('from');
  const noon = { ...morning, id: 'o3', hours: 200 };
  expect(problems({ ...day, hours: 300 }, [morning, noon])).toEqual({});
  expect(problems({ ...day, hours: 400 }, [morning, noon])).toHaveProperty('from');
});

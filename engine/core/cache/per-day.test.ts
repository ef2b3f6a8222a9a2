import { expect, it } from 'vitest';
import { perDay } from './per-day.ts';

it('makes something once of each thing on each day', () => {
  const made: string[] = [];
  const of = perDay(({ name }: { name: string }, day) => made.push(`${name} ${day}`));
  const [one, other] = [{ name: 'one' }, { name: 'other' }];
  const all = () => [of(one, '2026-01-01'), of(one, '2026-01-02'), of(other, '2026-01-01')];
  expect([all(), all()]).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ]);
  expect(made).toEqual(['one 2026-01-01', 'one 2026-01-02', 'other 2026-01-01']);
});

it('lets go of the days asked for longest ago, since a call may name any', () => {
  const made: string[] = [];
  const of = perDay((_: object, day) => made.push(day));
  const thing = {};
  for (let year = 2018; year < 2018 + 200; year++) of(thing, `${year}-01-01`);
  made.length = 0;
  for (const day of ['2217-01-01', '2018-01-01']) of(thing, day);
  expect(made).toEqual(['2018-01-01']);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Day, firstDayOf, lastDayOf, yearMonthOf } from '../../core/days/day.ts';
import { workerOf } from '../staff.fixture.ts';
import { changesOf, valueOn, withChanges, withEdit, withValueFrom, workerIn } from './dated-worker.ts';
import { readWorker } from './reading/worker.ts';
import { DATED_NAMES, WORKER_FIELDS, type Worker, type WorkerField } from './worker.ts';
import { anyWorker, WORKER_ARBITRARIES } from './worker-fields.fixture.ts';

const day: fc.Arbitrary<Day> = fc
  .tuple(
    fc.integer({ min: 2024, max: 2027 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  .map(([year, month, date]) => `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`);

const october = { year: 2026, month: 10 };

/** Tax card from 15 October, hours from 20 October, municipality from 1 November. */
const changed = (): Worker => {
  const before = workerOf({ coefficient: 1_000_000, dailyHours: 800 });
  const card = withValueFrom(before, 'coefficient', '2026-10-15', 1_500_000);
  const hours = withValueFrom(card, 'dailyHours', '2026-10-20', 400);
  return withValueFrom(hours, 'municipality', '2026-11-01', {
    entity: 'rs',
    code: '002',
    name: 'Banja Luka',
  });
};

describe.each(DATED_NAMES)('%s', (name) => {
  const { kind, dated }: WorkerField = WORKER_FIELDS[name];
  const value = WORKER_ARBITRARIES[kind] as fc.Arbitrary<never>;

  test('is in a month the last value dated on or before its day', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ from: day, value }), { maxLength: 6 }),
        value,
        day,
        (all, first, on) => {
          const start = { ...workerOf(), [name]: first } as Worker;
          const worker = all.reduce(
            (one, change) => withValueFrom(one, name, change.from, change.value),
            start,
          );
          const month = yearMonthOf(on);
          const read = dated === 'firstDay' ? firstDayOf(month) : lastDayOf(month);
          const last = all.reduce(
            (latest, change) => (change.from <= read && change.from >= latest.from ? change : latest),
            { from: '', value: first },
          );
          expect(workerIn(worker, month)[name]).toEqual(last.value);
          expect(workerIn(worker, month)).not.toHaveProperty('history');
          expect(readWorker(JSON.parse(JSON.stringify(worker)))).toEqual(worker);
        },
      ),
    );
  });

  test('is the same worker again when its changes are stored again, and without them when all but the first go', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ from: day, value }), { maxLength: 6 }), (all) => {
        const worker = all.reduce(
          (one, change) => withValueFrom(one, name, change.from, change.value),
          workerOf(),
        );
        const changes = changesOf(worker, name);
        expect(withChanges(worker, name, changes)).toEqual(worker);
        expect(withChanges(worker, name, changes.slice(0, 1))).not.toHaveProperty('history');
      }),
    );
  });
});

test('takes the card of the first day of a month, and everything else of its last day', () => {
  const worker = changed();
  const inOctober = workerIn(worker, october);
  expect(inOctober).toMatchObject({ coefficient: 1_000_000, dailyHours: 400, municipality: { code: '077' } });
  expect(workerIn(worker, { year: 2026, month: 11 })).toMatchObject({
    coefficient: 1_500_000,
    dailyHours: 400,
    municipality: { code: '002' },
  });
  expect(workerIn(worker, { year: 2026, month: 9 })).toMatchObject({
    coefficient: 1_000_000,
    dailyHours: 800,
  });
});

test('returns a record without earlier values as it is, and one object for a month', () => {
  fc.assert(
    fc.property(anyWorker, (worker) => {
      expect(workerIn(worker, october)).toBe(worker);
    }),
  );
  const worker = changed();
  expect(workerIn(worker, october)).toBe(workerIn(worker, october));
});

test('holds an earlier value of no value: full time before, four hours since', () => {
  const worker = withValueFrom(workerOf(), 'dailyHours', '2026-11-01', 400);
  expect('dailyHours' in workerIn(worker, october)).toBe(false);
  expect(valueOn(worker, 'dailyHours', '2026-10-31')).toBeUndefined();
});

describe('an edit', () => {
  test('holds from its day, and what was unknown is completed for all days', () => {
    const before = workerOf({ position: '', dailyHours: 800 });
    const edited = { ...before, position: 'vozač', dailyHours: 400 };
    const saved = withEdit(before, edited, '2026-11-01');
    expect(workerIn(saved, october)).toMatchObject({ position: 'vozač', dailyHours: 800 });
    expect(saved).toMatchObject({
      dailyHours: 400,
      history: { dailyHours: [{ before: '2026-11-01', value: 800 }] },
    });
  });

  test('replaces the newest value when it is a correction', () => {
    const before = changed();
    const edited = { ...before, dailyHours: 600 };
    expect(withEdit(before, edited, undefined)).toBe(edited);
    expect(valueOn(edited, 'dailyHours', '2026-10-19')).toBe(800);
  });

  test('that removes the newest change is not dated once more', () => {
    const before = withValueFrom(workerOf({ dailyHours: 800 }), 'dailyHours', '2026-10-01', 400);
    const edited = withChanges(before, 'dailyHours', changesOf(before, 'dailyHours').slice(0, 1));
    expect(withEdit(before, edited, '2026-11-01')).toEqual(workerOf({ dailyHours: 800 }));
  });

  test('of a past day leaves the changes after it', () => {
    const before = changed();
    const saved = withEdit(before, { ...before, dailyHours: 600 }, '2026-09-01');
    expect(changesOf(saved, 'dailyHours')).toEqual([
      { value: 800 },
      { from: '2026-09-01', value: 600 },
      { from: '2026-10-20', value: 400 },
    ]);
  });
});

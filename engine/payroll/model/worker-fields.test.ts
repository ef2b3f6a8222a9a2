import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { staffRows } from '../files/export/staff-rows.ts';
import { STAFF_COLUMNS, STAFF_FIELDS } from '../files/import/columns/staff-fields.ts';
import { differencesOf } from '../files/import/staff/differences.ts';
import { firmOf, judge } from '../files/import/staff/judge.fixture.ts';
import { workerOf } from '../staff.fixture.ts';
import { readWorker } from './reading/worker.ts';
import { newWorker, WORKER_FIELD_NAMES, WORKER_FIELDS, type Worker, type WorkerField } from './worker.ts';
import { anyWorker, WORKER_ARBITRARIES } from './worker-fields.fixture.ts';

const withoutIds = (worker: Worker | undefined) =>
  worker && { ...worker, id: '', deductions: worker.deductions.map((one) => ({ ...one, id: '' })) };

test('gives the same worker when an export is imported', () => {
  fc.assert(
    fc.property(anyWorker, (worker) => {
      const rows = staffRows([worker]);
      const [, line] = judge(rows, firmOf([], worker.municipality?.entity));
      expect(line?.reasons).toEqual([]);
      expect(withoutIds(line?.proposal?.worker)).toEqual(withoutIds(worker));
      expect(judge(rows, firmOf([worker]))[1]?.proposal?.effect).toBe('same');
    }),
    { numRuns: 25 },
  );
});

test('gives the same worker when a stored one is read', () => {
  fc.assert(
    fc.property(anyWorker, (worker) => {
      expect(readWorker(JSON.parse(JSON.stringify(worker)))).toEqual(worker);
    }),
  );
});

test('reads a worker that an earlier version stored without optional fields', () => {
  const { firm, ...worker } = newWorker('r1', 'f1');
  expect(readWorker({ id: 'r1', firm })).toEqual({ ...worker, firm });
});

const SAMPLES = 20;

describe.each(WORKER_FIELD_NAMES)('%s', (name) => {
  const { kind, isGiven, label, shortLabel = label }: WorkerField = WORKER_FIELDS[name];
  const arbitrary: fc.Arbitrary<unknown> = WORKER_ARBITRARIES[kind];
  const values = fc.sample(arbitrary, SAMPLES);
  const [first, other] = [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
  const before: Worker = { ...workerOf(), [name]: first };
  const after: Worker = { ...before, [name]: other };

  test('is a difference when it alone changes', () => {
    expect(first).not.toEqual(other);
    expect(differencesOf(before, after).map((one) => one.label)).toEqual([shortLabel]);
    expect(differencesOf(after, after)).toEqual([]);
  });

  test('changes the exported line when it alone changes', () => {
    expect(staffRows([before])[1]).not.toEqual(staffRows([after])[1]);
  });

  test('is rejected when a stored value has another type', () => {
    expect(readWorker({ ...before, [name]: Symbol('another') })).toBeUndefined();
  });

  test('is empty in a new worker when it was not in the first version', () => {
    expect(name in newWorker('r1', 'f1')).toBe(isGiven);
  });
});

test('offers every column once', () => {
  expect([...STAFF_FIELDS].sort()).toEqual(
    Object.keys(STAFF_COLUMNS)
      .filter((name) => name !== 'agreed' && name !== 'deductions')
      .sort(),
  );
});

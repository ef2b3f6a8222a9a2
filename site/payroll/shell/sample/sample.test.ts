import 'fake-indexeddb/auto';
import { checkBankAccount } from '@obracun/engine/documents/identifiers/account.ts';
import { checkIdentifier } from '@obracun/engine/documents/identifiers/identifier.ts';
import { KIND_NAMES } from '@obracun/engine/payroll/model/absence.ts';
import { readAbsence } from '@obracun/engine/payroll/model/reading/absence.ts';
import { readFirm } from '@obracun/engine/payroll/model/reading/firm.ts';
import { readWorker } from '@obracun/engine/payroll/model/reading/worker.ts';
import { absenceProblems } from '@obracun/engine/payroll/staff/absences/problems.ts';
import { beforeEach, expect, test } from 'vitest';
import { today } from '../../../platform/clock.ts';
import { emptyDevice } from '../../../storage/db/empty-device.fixture.ts';
import { everything, putBack, remove } from '../../../storage/db/removal.ts';
import { noContents } from '../../../storage/db/tables.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import { saveWorkerMonths } from '../../../storage/payroll/months.ts';
import { saveWorker } from '../../../storage/payroll/workers.ts';
import { bringSample, sampleState, sampleStored } from './sample.ts';
import { sampleAbsences } from './sample-absences.ts';
import { SAMPLE_FIRMS, sampleWorkers } from './sample-firms.ts';

const OCTOBER = { year: 2026, month: 10 };
const WORKERS = sampleWorkers(OCTOBER);

beforeEach(emptyDevice);

const exportFile = async () => remove(await withDatabase(sampleStored));

test('has nine invented workers of two entities, all readable', () => {
  expect(WORKERS).toHaveLength(9);
  expect(SAMPLE_FIRMS.map(({ entity }) => entity)).toEqual(['fbih', 'rs']);
  for (const firm of SAMPLE_FIRMS) {
    expect(readFirm(firm)).toEqual(firm);
    expect([checkIdentifier('JIB', firm.jib), checkBankAccount(firm.account)]).toEqual([
      undefined,
      undefined,
    ]);
  }
  for (const worker of WORKERS) {
    expect(readWorker(worker)).toEqual(worker);
    expect(worker.jmbg).toMatch(/^\d{4}89999/);
    expect([checkIdentifier('JMBG', worker.jmbg), checkBankAccount(worker.account)]).toEqual([
      undefined,
      undefined,
    ]);
  }
});

test('has a valid absence of each kind', () => {
  const absences = sampleAbsences(OCTOBER);
  expect(new Set(absences.map(({ kind }) => kind))).toEqual(new Set(KIND_NAMES));
  for (const absence of absences) {
    expect(readAbsence(absence)).toEqual(absence);
    const worker = WORKERS.find(({ id }) => id === absence.worker);
    const entity = SAMPLE_FIRMS.find(({ id }) => id === absence.firm)?.entity ?? 'bd';
    expect(worker?.firm).toBe(absence.firm);
    expect(absenceProblems(absence, worker, absences, entity)).toEqual({});
  }
});

test('is added and removed without other records', async () => {
  await withDatabase((db) =>
    db.firme.add({ id: 'moja', changed: 1, content: { name: 'Moja', entity: 'rs' } }),
  );
  const before = await withDatabase(everything);
  await bringSample(OCTOBER, today());
  expect(await withDatabase(sampleState)).toBe('untouched');
  await bringSample(OCTOBER, today());
  expect((await withDatabase(everything)).radnici).toHaveLength(9);
  const taken = await exportFile();
  expect(await withDatabase(everything)).toEqual(before);
  await putBack(taken);
  expect(await withDatabase(sampleState)).toBe('untouched');
});

test('is absent', async () => {
  expect(await withDatabase(sampleState)).toBe('none');
  expect(await exportFile()).toEqual(noContents);
});

test.each([
  [
    'an entry',
    () =>
      saveWorkerMonths(
        { firm: 'ogledna-rs', year: 2026, month: 10 },
        { 'ogledni-6': { before: undefined, after: { entries: { overtime: 100 } } } },
      ),
  ],
  [
    'another month',
    () =>
      saveWorkerMonths(
        { firm: 'ogledna-rs', year: 2026, month: 11 },
        { 'ogledni-6': { before: undefined, after: { entries: { overtime: 100 } } } },
      ),
  ],
  ['another worker', () => saveWorker({ ...WORKERS[0], id: 'x', jmbg: '' } as never, undefined)],
])('detects %s of a user', async (_, change) => {
  await bringSample(OCTOBER, today());
  await change();
  expect(await withDatabase(sampleState)).toBe('changed');
});

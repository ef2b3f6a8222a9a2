import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { emptyDevice } from '../db/empty-device.fixture.ts';
import { everything } from '../db/removal.ts';
import type { Contents } from '../db/tables.ts';
import { withDatabase } from '../db/with-database.ts';
import { closing } from '../payroll/closing.fixture.ts';
import { closeMonth, reopenMonth } from '../payroll/closing.ts';
import { saveFirm, storedOf } from '../payroll/firms.ts';
import { markStep } from '../payroll/month-steps.ts';
import { saveWorkerMonths } from '../payroll/months.ts';
import { saveStaffSettings } from '../payroll/staff-records.ts';
import { firm, of, worked, worker } from '../payroll/stored.fixture.ts';
import { saveWorker, workersOf } from '../payroll/workers.ts';
import { asReceived } from './as-received.ts';
import { readBackupText } from './backup-file.ts';
import { importContents, revertImport } from './bring-in.ts';
import { contentsOfFirm, firmFile } from './firm-file.ts';
import { unseal } from './sealed.ts';

const PASSPHRASE = 'čvrsta lozinka';

/** A firm with a worker, a closing, an earlier closing, an open month and records. */
async function keepFirm(id: string): Promise<void> {
  const own = { ...worker, id: `w-${id}`, firm: id };
  await saveFirm({ ...firm, id }, undefined);
  await saveWorker(own, undefined);
  const { changed } = (await withDatabase((db) => db.firme.get(id))) ?? { changed: 0 };
  const [stored] = await withDatabase((db) => workersOf(db, id));
  const wages = closing.settled.wages.map((wage) => ({ ...wage, worker: own }));
  await closeMonth(
    { ...closing, firm: id, settled: { ...closing.settled, wages } },
    { month: undefined, firm: changed, workers: new Map([[own.id, stored?.changed ?? 0]]) },
  );
  await reopenMonth({ ...of, firm: id }, { on: '2026-11-27', reason: 'ispravka' });
  await saveWorkerMonths(
    { ...of, firm: id, month: 11 },
    { [own.id]: { before: undefined, after: worked(800) } },
  );
  await saveStaffSettings(id, { signer: 'Direktor' });
  await markStep(id, of, 'paid', '2026-11-10');
}

/** @throws the reason why the file is refused */
async function opened(file: Blob): Promise<Contents> {
  const sealed = readBackupText(await file.text());
  if (!('sealed' in sealed)) throw new Error('not sealed');
  const text = await unseal(sealed.sealed, PASSPHRASE);
  const read = readBackupText('text' in text ? text.text : '');
  if (!('contents' in read)) throw new Error('problem' in read ? read.problem : 'sealed');
  expect(read.scope).toBe('firm');
  return read.contents;
}

const ofFirm = (id: string) => withDatabase((db) => contentsOfFirm(db, id));

beforeEach(emptyDevice);

test('hands a whole firm over in a sealed file, to a device with others, and can be undone', async () => {
  await keepFirm('f');
  await keepFirm('g');
  const file = await firmFile('f', PASSPHRASE);
  expect(await file.text()).not.toMatch(/Alfa|Čelić|Direktor/);
  const handed = await ofFirm('f');
  const contents = await opened(file);
  expect(contents).toEqual(handed);
  expect(contents.firme.map(({ id }) => id)).toEqual(['f']);
  expect(contents.zakljucci).toHaveLength(2);
  expect([...contents.radnici, ...contents.mjeseci].some(({ id }) => id.includes('g'))).toBe(false);

  await emptyDevice();
  await keepFirm('h');
  const before = await withDatabase(everything);
  const other = await ofFirm('h');
  await importContents(asReceived(contents), 'merge', {});
  const received = await ofFirm('f');
  expect({ ...received, odsustva: [] }).toEqual({ ...handed, odsustva: [] });
  expect(received.odsustva).toHaveLength(handed.odsustva.length + 1);
  expect(received.odsustva.at(-1)?.content).toMatchObject({ action: 'received', ofFirm: 'f' });
  expect(await ofFirm('h')).toEqual(other);
  await revertImport();
  expect(await withDatabase(everything)).toEqual(before);
});

test('keeps the later changes of a firm that is already there', async () => {
  await keepFirm('f');
  const contents = await opened(await firmFile('f', PASSPHRASE));
  await saveWorkerMonths({ ...of, month: 11 }, { 'w-f': { before: worked(800), after: worked(900) } });
  await importContents(asReceived(contents), 'merge', {});
  const month = await withDatabase((db) => db.mjeseci.get('f:2026-11'));
  expect(month?.content).toMatchObject({ workers: { 'w-f': { entries: { overtime: 900 } } } });
});

test('has every record that a removed firm loses', async () => {
  await keepFirm('f');
  const ids = await withDatabase((db) => storedOf(db, 'f'));
  const contents = await ofFirm('f');
  for (const [table, own] of Object.entries(ids))
    expect(contents[table as keyof Contents].map(({ id }) => id).toSorted()).toEqual([...own].toSorted());
});

import 'fake-indexeddb/auto';
import { newFirm } from '@obracun/engine/payroll/model/reading/firm.ts';
import { newMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import { newWorker } from '@obracun/engine/payroll/model/worker.ts';
import { beforeEach, expect, test } from 'vitest';
import { emptyDevice } from '../db/empty-device.fixture.ts';
import { withDatabase } from '../db/with-database.ts';
import { saveFirm } from './firms.ts';
import { nextFirmFor } from './use-stored.ts';
import { saveWorker } from './workers.ts';

beforeEach(emptyDevice);

const NAMES = { a: 'Alfa', b: 'Beta', c: 'Gama', d: 'Delta' };

test('finds the next firm after it with workers and an open month', async () => {
  for (const [id, name] of Object.entries(NAMES)) await saveFirm({ ...newFirm(id, 'rs'), name }, undefined);
  for (const id of ['a', 'b', 'c']) await saveWorker(newWorker(`w${id}`, id), undefined);
  const after = async (id: string) => (await withDatabase((db) => nextFirmFor(db, id)))?.id;
  const close = (firm: string) => {
    const content = { ...newMonth(firm, 2026, 10), isClosed: true };
    return withDatabase((db) => db.mjeseci.put({ id: content.id, changed: 1, content }));
  };
  expect(await after('a:2026-10')).toBe('b');
  expect(await after('c:2026-10')).toBe('a');
  await close('b');
  expect(await after('a:2026-10')).toBe('c');
  expect(await after('a:2026-11')).toBe('b');
  await close('c');
  expect(await after('a:2026-10')).toBeUndefined();
});

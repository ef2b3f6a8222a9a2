import 'fake-indexeddb/auto';
import { newMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import { beforeEach, expect, test } from 'vitest';
import { emptyDevice } from '../db/empty-device.fixture.ts';
import { withDatabase } from '../db/with-database.ts';
import { worker } from './stored.fixture.ts';
import { unreadFor } from './unread.ts';
import { saveWorker } from './workers.ts';

beforeEach(emptyDevice);

const unread = () => withDatabase((db) => unreadFor(db, 'f:2026-10'));

test('counts unreadable inputs of a month, also when all others are readable', async () => {
  await saveWorker(worker, undefined);
  expect(await unread()).toEqual({ workers: 0, absences: 0, isMonth: false });
  const later = { ...worker, agreed: 'po smjeni' };
  await withDatabase((db) => db.radnici.put({ id: 'v', changed: 1, content: later }));
  await withDatabase((db) => db.radnici.put({ id: 'g', changed: 1, content: { ...later, firm: 'g' } }));
  await withDatabase((db) =>
    db.odsustva.put({ id: 'o', changed: 1, content: { firm: 'f', kind: 'kasnija' } }),
  );
  const month = { ...newMonth('f', 2026, 10), workers: [] };
  await withDatabase((db) => db.mjeseci.put({ id: month.id, changed: 1, content: month }));
  expect(await unread()).toEqual({ workers: 1, absences: 1, isMonth: true });
});

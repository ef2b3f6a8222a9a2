import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyDevice } from '../db/empty-device.fixture.ts';
import { withDatabase } from '../db/with-database.ts';
import { copyRecord, noteWritten } from './take-copy.ts';

beforeEach(emptyDevice);

test('counts a written copy, also on a full device that cannot record it', async () => {
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await expect(noteWritten()).resolves.toBeUndefined();
  full.mockRestore();
  expect(await withDatabase(copyRecord)).toBeUndefined();
  await noteWritten();
  expect(await withDatabase(copyRecord)).toMatchObject({ at: expect.any(Number) });
});

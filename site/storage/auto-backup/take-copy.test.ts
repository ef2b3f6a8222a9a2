import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { ask } from '../db/ask.ts';
import { emptyDevice } from '../db/empty-device.fixture.ts';
import { copyRecord, noteWritten } from './take-copy.ts';

beforeEach(emptyDevice);

test('counts a written copy, also on a full device that cannot record it', async () => {
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await expect(noteWritten()).resolves.toBeUndefined();
  full.mockRestore();
  expect(await ask(copyRecord)).toBeUndefined();
  await noteWritten();
  expect(await ask(copyRecord)).toMatchObject({ at: expect.any(Number) });
});

import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CopyRecord, THE_COPY } from '../db/copy-record.ts';
import { emptyDevice } from '../db/empty-device.fixture.ts';
import { withDatabase } from '../db/with-database.ts';
import { type Following, follow } from './follow.ts';
import { wholeCopy } from './whole-copy.ts';

beforeEach(emptyDevice);
afterEach(() => {
  // In this order: the spied timer is a fake one, which a later test would otherwise get back.
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A fake handle of a chosen file: `create` is called for each write. */
async function withFile(create: () => Promise<unknown>): Promise<void> {
  const file = { name: 'kopija.json', queryPermission: async () => 'granted', createWritable: create };
  await withDatabase(async (db) => {
    await db.kopija.put({ id: THE_COPY, since: 1 });
    db.kopija.hook('reading', (record: CopyRecord) =>
      record.id === THE_COPY ? { ...record, file: file as unknown as FileSystemFileHandle } : record,
    );
  });
}

const stream = { write: async () => undefined, close: async () => undefined };

test('retries a failed copy, and stops when the page is left', async () => {
  const create = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValue(new DOMException('', 'QuotaExceededError'));
  await withFile(create);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const timer = vi.spyOn(globalThis, 'setTimeout');
  const states: Following[] = [];
  const toldAfter = async (ms: number, ...words: readonly Following[]) => {
    await vi.waitFor(() => expect(timer).toHaveBeenLastCalledWith(expect.any(Function), ms));
    await vi.advanceTimersByTimeAsync(ms);
    await vi.waitFor(() => expect(states).toEqual(words));
    states.length = 0;
  };
  const end = follow(
    (following) => states.push(following),
    async () => wholeCopy,
  );
  await toldAfter(2000, 'writing', 'failed');
  await toldAfter(5000, 'failed');
  create.mockResolvedValue(stream);
  await toldAfter(5000, 'written');
  create.mockRejectedValue(new DOMException('', 'NotFoundError'));
  await withDatabase((db) => db.kopija.put({ id: THE_COPY, since: 1, allowed: 2 }));
  await toldAfter(2000, 'writing', 'gone');
  end();
  create.mockClear();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(create).not.toHaveBeenCalled();
});

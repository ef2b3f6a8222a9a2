import { afterEach, expect, test, vi } from 'vitest';
import { withWorker } from '../../../lazy-loading/told-worker.fixture.ts';
import { readApart } from './read-apart.ts';

function reading() {
  const leaving = new AbortController();
  return { leaving, ...withWorker(() => readApart(new File(['a;b'], 'a.csv'), leaving.signal)) };
}

afterEach(() => vi.unstubAllGlobals());

test('what is cancelled is no longer read', async () => {
  const { leaving, result, worker } = reading();
  leaving.abort();
  await expect(result).rejects.toBe(leaving.signal.reason);
  expect(worker.isEnded).toBe(true);
});

test('what was read comes, and why something could not be', async () => {
  const source = { name: 'a.csv', sheets: [], notes: [] };
  const read = reading();
  read.worker.tell({ kind: 'begun' });
  read.worker.tell({ kind: 'read', source });
  expect(await read.result).toEqual(source);
  expect(read.worker.isEnded).toBe(true);
  const unread = reading();
  unread.worker.tell({ kind: 'unread', why: 'Datoteka je prazna.' });
  expect(await unread.result).toBe('Datoteka je prazna.');
});

test('a reader that did not come says so, and is no fault of the file', async () => {
  const { result, worker } = reading();
  worker.dispatchEvent(new Event('error'));
  expect(await result).toMatch(/nije stigao/);
});

import { afterEach, expect, test, vi } from 'vitest';
import { withWorker } from '../../lazy-loading/fake-worker.fixture.ts';
import { readApart } from './read-apart.ts';

function reading() {
  const leaving = new AbortController();
  return { leaving, ...withWorker(() => readApart(new File(['a;b'], 'a.csv'), leaving.signal)) };
}

afterEach(() => vi.unstubAllGlobals());

test('stops reading when cancelled', async () => {
  const { leaving, result, worker } = reading();
  leaving.abort();
  await expect(result).rejects.toBe(leaving.signal.reason);
  expect(worker.isEnded).toBe(true);
});

test('returns the source, or the reason when the file is unreadable', async () => {
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

test('reports a loading error when the worker script fails to load', async () => {
  const { result, worker } = reading();
  worker.dispatchEvent(new Event('error'));
  expect(await result).toMatch(/provjerite vezu/);
});

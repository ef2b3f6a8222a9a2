import { afterEach, expect, test, vi } from 'vitest';
import { type ReadingNews, readApart } from './read-apart.ts';

/** A worker that reads for as long as the test wants. */
class SlowWorker extends EventTarget {
  static last: SlowWorker | undefined;
  isEnded = false;
  constructor() {
    super();
    SlowWorker.last = this;
  }
  postMessage(): void {}
  terminate(): void {
    this.isEnded = true;
  }
  tell(data: ReadingNews): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function reading() {
  vi.stubGlobal('Worker', SlowWorker);
  const leaving = new AbortController();
  const result = readApart(new File(['a;b'], 'a.csv'), leaving.signal);
  const worker = SlowWorker.last;
  if (!worker) throw new Error('nothing reads');
  return { leaving, result, worker };
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

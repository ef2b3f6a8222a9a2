import { afterEach, expect, test, vi } from 'vitest';
import { withWorker } from '../../lazy-loading/fake-worker.fixture.ts';
import { readBackup } from './backup-file.ts';
import { nestingFault } from './json-limits.ts';

afterEach(() => vi.unstubAllGlobals());

test('names the line and place of nesting beyond the limit, soon', () => {
  expect(nestingFault(`{"a":\n${'['.repeat(99)}${']'.repeat(99)}}`)).toBeUndefined();
  expect(nestingFault(`{"a":\n${'['.repeat(100)}`)).toContain('u redu 2, na mjestu 100,');
  expect(nestingFault(JSON.stringify({ a: '['.repeat(1000), b: '"\\[' }))).toBeUndefined();
  const start = performance.now();
  expect(nestingFault('['.repeat(50_000_000))).toContain('u redu 1, na mjestu 101,');
  expect(performance.now() - start).toBeLessThan(1000);
});

test('reads a backup that the worker sends in parts, and its refusal', async () => {
  const record = { id: 'f1', changed: 1, content: { name: 'Primjer' } };
  const read = withWorker(() => readBackup(new Blob(['{}'])));
  read.worker.tell({ kind: 'frame', value: { program: 'obracun-plata', verzija: 7, podaci: { firme: [] } } });
  read.worker.tell({ kind: 'rows', name: 'firme', rows: [record] });
  read.worker.tell({ kind: 'end' });
  expect(await read.result).toMatchObject({ contents: { firme: [{ id: 'f1' }] } });
  expect(read.worker.isEnded).toBe(true);
  const refused = withWorker(() => readBackup(new Blob(['['])));
  refused.worker.tell({ kind: 'unread', why: undefined });
  expect(await refused.result).toMatchObject({ problem: expect.stringContaining('oštećena') });
});

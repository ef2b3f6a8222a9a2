import { afterEach, expect, test, vi } from 'vitest';
import { withWorker } from '../../lazy-loading/fake-worker.fixture.ts';
import { noContents } from '../db/tables.ts';
import type { FileRead } from './backup-file.ts';
import { nestingFault } from './json-limits.ts';
import { readBackup } from './read-backup.ts';

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
  const whole: FileRead = { contents: noContents, scope: 'all', doubts: [] };
  read.worker.tell({ kind: 'read', read: whole });
  read.worker.tell({ kind: 'records', table: 'firme', records: [record] });
  read.worker.tell({ kind: 'records', table: 'firme', records: [{ ...record, id: 'f2' }] });
  read.worker.tell({ kind: 'end' });
  expect(await read.result).toMatchObject({ contents: { firme: [{ id: 'f1' }, { id: 'f2' }] } });
  expect(read.worker.isEnded).toBe(true);
  const refused = withWorker(() => readBackup(new Blob(['['])));
  refused.worker.tell({ kind: 'read', read: { problem: 'Datoteka je oštećena.' } });
  refused.worker.tell({ kind: 'end' });
  expect(await refused.result).toEqual({ problem: 'Datoteka je oštećena.' });
});

test('stops reading a backup when cancelled', async () => {
  const leaving = new AbortController();
  const { result, worker } = withWorker(() => readBackup(new Blob(['{}']), { signal: leaving.signal }));
  leaving.abort();
  await expect(result).rejects.toBe(leaving.signal.reason);
  expect(worker.isEnded).toBe(true);
});

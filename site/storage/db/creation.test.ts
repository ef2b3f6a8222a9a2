import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isCreated, whenCreated } from './creation.ts';
import { emptyDevice } from './empty-device.fixture.ts';
import { withDatabase } from './with-database.ts';

beforeEach(emptyDevice);
afterEach(() => void vi.unstubAllGlobals());

const create = () => withDatabase(async () => undefined);

test('asking whether there is a database creates none', async () => {
  expect(await isCreated()).toBe(false);
  expect(await isCreated()).toBe(false);
  await create();
  expect(await isCreated()).toBe(true);
});

test.each([
  ['cannot tell', {}],
  ['forbids it', { databases: () => Promise.reject(new DOMException('', 'SecurityError')) }],
  ['never answers', { databases: () => new Promise(() => undefined) }],
])('assumes a database where the browser %s', async (_name, device) => {
  vi.stubGlobal('indexedDB', device);
  expect(await isCreated()).toBe(true);
});

test('lets a browser without storage and channels report it', async () => {
  function refuse() {
    throw new DOMException('', 'SecurityError');
  }
  vi.stubGlobal('BroadcastChannel', refuse);
  vi.stubGlobal('indexedDB', { databases: refuse });
  const begin = vi.fn();
  whenCreated(begin);
  await vi.waitFor(() => expect(begin).toHaveBeenCalledOnce());
});

test('calls back once, when the database exists or comes to exist', async () => {
  const begin = vi.fn();
  whenCreated(begin);
  const stop = whenCreated(() => expect.unreachable('stopped before'));
  stop();
  await isCreated();
  expect(begin).not.toHaveBeenCalled();
  await create();
  await vi.waitFor(() => expect(begin).toHaveBeenCalledOnce());
  const later = vi.fn();
  whenCreated(later);
  await vi.waitFor(() => expect(later).toHaveBeenCalledOnce());
  expect(begin).toHaveBeenCalledOnce();
});

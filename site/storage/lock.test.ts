import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claim, claimWhenFree } from './lock.ts';

type Held = (lock: object | null) => Promise<void>;
type Request = (name: string, options: LockOptions, held: Held) => Promise<void>;

const withLocks = (request: Request | undefined) =>
  vi.stubGlobal('navigator', { locks: request && { request } });

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The result after every pending step has ended. */
async function waited<T>(pending: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync();
  return pending;
}

const never: Request = () => new Promise(() => undefined);
const elsewhere: Request = (_, { ifAvailable }, held) => (ifAvailable ? held(null) : never('', {}, held));
const refused: Request = () => Promise.reject(new DOMException('', 'SecurityError'));
const throws: Request = () => {
  throw new DOMException('', 'SecurityError');
};

test.each([
  ['without locks', undefined],
  ['that refuses them', refused],
  ['that throws', throws],
  ['that does not answer', never],
])('grants the lock in a browser %s', async (_, request) => {
  withLocks(request);
  expect(await waited(claim('x'))).toEqual(expect.any(Function));
  expect(await waited(claimWhenFree('x'))).toEqual(expect.any(Function));
});

test('does not block forever when another tab has the lock', async () => {
  withLocks(elsewhere);
  expect(await waited(claim('x'))).toBeUndefined();
});

test('acquires a lock that a closing page releases in time', async () => {
  let isFree = false;
  setTimeout(() => {
    isFree = true;
  }, 150);
  withLocks((name, options, held) => (isFree ? held({}) : elsewhere(name, options, held)));
  expect(await waited(claim('x'))).toEqual(expect.any(Function));
});

test.each([
  ['the lock', {}],
  ['that another tab has it', null],
])('accepts the answer of a busy device: %s', async (_, lock) => {
  withLocks(async (_name, _options, held) => {
    await pass(1900);
    await held(lock);
  });
  const has = await waited(claim('x'));
  expect(has === undefined).toBe(lock === null);
});

test('holds a lock that is granted too late, and releases it with the others', async () => {
  const [granted, released] = [vi.fn(), vi.fn()];
  withLocks(async (_, __, held) => {
    await pass(2100);
    granted();
    await held({});
    released();
  });
  const release = await waited(claim('x'));
  expect([granted.mock.calls.length, released.mock.calls.length]).toEqual([1, 0]);
  release?.();
  await vi.runAllTimersAsync();
  expect(released).toHaveBeenCalledOnce();
});

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

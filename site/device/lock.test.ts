import { afterEach, expect, test, vi } from 'vitest';
import { claim, claimOnceFree } from './lock.ts';

type Held = (lock: object | null) => Promise<void>;
type Request = (name: string, options: LockOptions, held: Held) => Promise<void>;

const withLocks = (request: Request | undefined) =>
  vi.stubGlobal('navigator', { locks: request && { request } });

afterEach(() => void vi.unstubAllGlobals());

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
])('a browser %s gives what is asked for', async (_, request) => {
  withLocks(request);
  expect(await claim('x')).toEqual(expect.any(Function));
  expect(await claimOnceFree('x')).toEqual(expect.any(Function));
});

test('nothing is waited for without end where another tab has it', async () => {
  withLocks(elsewhere);
  expect(await claim('x')).toBeUndefined();
});

test('what a page that is being left lets go of in time is taken', async () => {
  let isFree = false;
  setTimeout(() => {
    isFree = true;
  }, 150);
  withLocks((name, options, held) => (isFree ? held({}) : elsewhere(name, options, held)));
  expect(await claim('x')).toEqual(expect.any(Function));
});

test('what is given too late is held from then on, and let go with the rest', async () => {
  const [granted, released] = [vi.fn(), vi.fn()];
  withLocks(async (_, __, held) => {
    await new Promise((resolve) => setTimeout(resolve, 450));
    granted();
    await held({});
    released();
  });
  const letGo = await claim('x');
  await vi.waitFor(() => expect(granted).toHaveBeenCalledOnce());
  expect(released).not.toHaveBeenCalled();
  letGo?.();
  await vi.waitFor(() => expect(released).toHaveBeenCalledOnce());
});

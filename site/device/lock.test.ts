import { afterEach, expect, test, vi } from 'vitest';
import { claim, claimOnceFree } from './lock.ts';

type Request = (name: string, options: LockOptions, held: () => Promise<void>) => Promise<void>;

const withLocks = (request: Request | undefined) =>
  vi.stubGlobal('navigator', { locks: request && { request } });

afterEach(() => void vi.unstubAllGlobals());

const never: Request = () => new Promise(() => undefined);
const elsewhere: Request = (_, { signal }) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
const refused: Request = () => Promise.reject(new DOMException('', 'SecurityError'));
const throws: Request = () => {
  throw new DOMException('', 'SecurityError');
};

test.each([
  ['without locks', undefined],
  ['that refuses them', refused],
  ['that throws', throws],
])('a browser %s gives what is asked for', async (_, request) => {
  withLocks(request);
  expect(await claim('x')).toEqual(expect.any(Function));
  expect(await claimOnceFree('x')).toEqual(expect.any(Function));
});

test.each([
  ['another tab has it', elsewhere],
  ['the browser does not answer', never],
])('nothing is waited for without end where %s', async (_, request) => {
  withLocks(request);
  expect(await claim('x')).toBeUndefined();
});

test('what is given too late is let go again', async () => {
  const released = vi.fn();
  withLocks(async (_, __, held) => {
    await new Promise((resolve) => setTimeout(resolve, 450));
    await held();
    released();
  });
  expect(await claim('x')).toBeUndefined();
  await vi.waitFor(() => expect(released).toHaveBeenCalledOnce());
});

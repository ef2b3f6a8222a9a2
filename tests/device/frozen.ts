import { vi } from 'vitest';

/** Day of the clock in the tests of this folder. */
export const TODAY = '2026-11-23';
const MORNING = Date.UTC(2026, 10, 23, 10);
const MINUTE_MS = 60_000;

/** Wraps work so that its clock is fixed, `minute` minutes after ten, and its random bytes count upwards. */
export const freeze =
  <T>(work: () => Promise<T>, minute = 0): (() => Promise<T>) =>
  async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: MORNING + minute * MINUTE_MS });
    const counting = countRandomBytes();
    try {
      return await work();
    } finally {
      counting.mockRestore();
      vi.useRealTimers();
    }
  };

/** Freezes each work a minute after the one before: the site never uses a moment twice. Reloads the modules. */
export function freezeInTurn(): <T>(work: () => Promise<T>) => () => Promise<T> {
  let minute = 0;
  return (work) => freeze(work, minute++);
}

function countRandomBytes() {
  let count = 0;
  return vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    count++;
    if (bytes instanceof Uint8Array) bytes.fill(0).set([count >> 8, count & 0xff], bytes.length - 2);
    return bytes;
  });
}

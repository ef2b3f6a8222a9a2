import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heal } from './heal.ts';

const reload = vi.fn();
const kept = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00') });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockReset();
  kept.clear();
});

test('a page is loaded anew once, and not again within a minute', () => {
  expect([heal(), heal()]).toEqual([true, false]);
  expect(reload).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(61_000);
  expect(heal()).toBe(true);
});

test('where nothing can be noted, nothing is loaded anew unasked', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(heal()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

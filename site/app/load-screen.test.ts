import { afterEach, expect, test, vi } from 'vitest';
import { loadedScreen, loadScreen } from './load-screen.ts';
import type { Page, Screen } from './page.ts';

const Empty: Screen = () => null;

const pageThat = (load: Page['load']): Page => ({ path: '/x', title: 'x', load });

afterEach(() => vi.useRealTimers());

test('a screen is loaded once', async () => {
  const load = vi.fn(async () => Empty);
  const page = pageThat(load);
  expect(loadedScreen(page)).toBeUndefined();
  await loadScreen(page);
  expect(await loadScreen(page)).toBe(Empty);
  expect(loadedScreen(page)).toBe(Empty);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failure is not kept: the next attempt asks again', async () => {
  const load = vi.fn<Page['load']>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Empty);
  const page = pageThat(load);
  await expect(loadScreen(page)).rejects.toThrow('offline');
  expect(loadedScreen(page)).toBeUndefined();
  await expect(loadScreen(page)).resolves.toBe(Empty);
});

test('waiting ends after two minutes', async () => {
  vi.useFakeTimers();
  const outcome = vi.fn();
  loadScreen(pageThat(() => new Promise(() => undefined))).catch(outcome);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledOnce();
});

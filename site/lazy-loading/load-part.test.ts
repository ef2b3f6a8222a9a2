import { afterEach, expect, test, vi } from 'vitest';
import { type LoadPart, loadedPart, loadPart, PartMissing } from './load-part.ts';

const Empty = () => null;

type Load = LoadPart<typeof Empty>;

afterEach(() => vi.useRealTimers());

test('loads a chunk once', async () => {
  const load = vi.fn<Load>(async () => Empty);
  expect(loadedPart(load)).toBeUndefined();
  await loadPart(load);
  expect(await loadPart(load)).toBe(Empty);
  expect(loadedPart(load)).toBe(Empty);
  expect(load).toHaveBeenCalledTimes(1);
});

test('loads a chunk when only the third attempt succeeds', async () => {
  const load = vi.fn<Load>(async () => Empty);
  load.mockRejectedValueOnce(new Error('404')).mockRejectedValueOnce(new Error('404'));
  expect(await loadPart(load)).toBe(Empty);
});

test('retries after a failure', async () => {
  const load = vi.fn<Load>().mockRejectedValue(new Error('offline'));
  await expect(loadPart(load)).rejects.toThrow(PartMissing);
  expect(load).toHaveBeenCalledTimes(3);
  load.mockResolvedValue(Empty);
  expect(loadedPart(load)).toBeUndefined();
  await expect(loadPart(load)).resolves.toBe(Empty);
});

test('fails after two minutes', async () => {
  vi.useFakeTimers();
  const outcome = vi.fn();
  loadPart(() => new Promise<typeof Empty>(() => undefined)).catch(outcome);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: 'Loading chunk failed' }),
  );
});

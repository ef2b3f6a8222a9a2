import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inSlices } from './in-slices.ts';

let clock = 0;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Each step takes longer than a task may. */
function* countTo(last: number): Generator<number, string> {
  for (let step = 1; step <= last; step++) {
    clock += 60;
    yield step;
  }
  return 'end';
}

test('does long work in several tasks, and reports each step', async () => {
  const steps: number[] = [];
  const work = inSlices(countTo(3), undefined, (step) => steps.push(step));
  await vi.advanceTimersToNextTimerAsync();
  expect(steps).toEqual([1]);
  await vi.runAllTimersAsync();
  expect(steps).toEqual([1, 2, 3]);
  expect(await work).toBe('end');
});

test('stops between two tasks when it is aborted', async () => {
  const steps: number[] = [];
  const stop = new AbortController();
  void inSlices(countTo(3), stop.signal, (step) => steps.push(step));
  await vi.advanceTimersToNextTimerAsync();
  stop.abort();
  await vi.runAllTimersAsync();
  expect(steps).toEqual([1]);
});

test('rejects with the error of the work', async () => {
  const work = countTo(1);
  vi.spyOn(work, 'next').mockImplementation(() => {
    throw new Error('unreadable');
  });
  const end = expect(inSlices(work)).rejects.toThrow('unreadable');
  await vi.runAllTimersAsync();
  await end;
});

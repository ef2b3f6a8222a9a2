import { beforeEach, expect, test, vi } from 'vitest';

const window = new EventTarget();
vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
vi.resetModules();
const { whenNetworkIsBack } = await import('./network.ts');

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('retries again when a retry fails after the network returned', () => {
  const calls: string[] = [];
  const succeed = () => {
    calls.push('again');
    stop();
  };
  let stop = whenNetworkIsBack(() => {
    calls.push('at once');
    stop();
    stop = whenNetworkIsBack(succeed);
  });
  window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(0);
  expect(calls).toEqual(['at once']);
  vi.advanceTimersByTime(10_000);
  expect(calls).toEqual(['at once', 'again']);
});

test('retries what fails right after the network returned', () => {
  const act = vi.fn();
  window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(500);
  const stop = whenNetworkIsBack(act);
  vi.advanceTimersByTime(500);
  expect(act).toHaveBeenCalledOnce();
  stop();
});

test('calls nothing after it is stopped, whatever events follow', () => {
  const act = vi.fn();
  const stops = [whenNetworkIsBack(act), whenNetworkIsBack(() => act())];
  for (const stop of stops) stop();
  window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(10_000);
  expect(act).not.toHaveBeenCalled();
});

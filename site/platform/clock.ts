import { type Day, dayOf } from '@obracun/engine/core/days/day.ts';
import { useDeferredValue, useSyncExternalStore } from 'react';

/** The day of a moment by the clock of the device. */
export const dayAt = (at: Date): Day => dayOf(at.getFullYear(), at.getMonth() + 1, at.getDate());

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `09:05`, by the same clock. */
export const timeAt = (at: Date): string => `${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;

/** `09:05:07`, now. */
export const timeNow = (): string => {
  const at = new Date();
  return `${timeAt(at)}:${twoDigits(at.getSeconds())}`;
};

export const today = (): Day => dayAt(new Date());

const never = () => () => {};

/**
 * Today; undefined in prerendered HTML, which is built on another day. What depends on it is rendered after hydration in
 * slices: a slow phone responds to touch in between.
 */
export const useToday = (): Day | undefined =>
  useDeferredValue(useSyncExternalStore(never, today, () => undefined));

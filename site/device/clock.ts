import { type Day, dayOf } from '@obracun/engine/kernel/days/day.ts';
import { useSyncExternalStore } from 'react';

/** The day on the clock of the person's device. */
export function today(): Day {
  const now = new Date();
  return dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

const never = () => () => {};

/** Today; undefined in prerendered HTML, which is made on another day than it is read. */
export const useToday = (): Day | undefined => useSyncExternalStore(never, today, () => undefined);

import type { Day } from '@obracun/engine/core/days/day.ts';
import { firstOther } from '@obracun/engine/payroll/corrections/agreed-changes.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { useSyncExternalStore } from 'react';

/** The first day of another pay, by worker. */
type Raises = ReadonlyMap<string, Day>;

const NONE: Raises = new Map();

/** Pay that was saved with another amount since the page was opened, by firm: closed months before that are not asked about. */
const raises = new Map<string, Raises>();
const listeners = new Set<() => void>();

function put(firm: string, next: Raises): void {
  raises.set(firm, next);
  for (const tell of listeners) tell();
}

/** Remembers that a worker was saved with another pay than before. */
export function noteRaise(before: Worker, after: Worker): void {
  const from = firstOther(before, after);
  if (from === undefined) return;
  const known = raises.get(after.firm) ?? NONE;
  const earlier = known.get(after.id);
  put(after.firm, new Map([...known, [after.id, earlier !== undefined && earlier < from ? earlier : from]]));
}

export const forgetRaises = (firm: string): void => put(firm, NONE);

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Workers of a firm whose pay was saved otherwise, while closed months were not asked about. */
export const useRaises = (firm: string): Raises =>
  useSyncExternalStore(
    subscribe,
    () => raises.get(firm) ?? NONE,
    () => NONE,
  );

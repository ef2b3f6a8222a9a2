import type { Day } from '@obracun/engine/core/days/day.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { firstOther } from '@obracun/engine/payroll/month/corrections/agreed-changes.ts';
import { useSyncExternalStore } from 'react';

/** First day of changed pay by worker. */
type Raises = ReadonlyMap<string, Day>;

const NONE: Raises = new Map();

/** Pay changed since the page was opened, by firm. */
const raises = new Map<string, Raises>();
const listeners = new Set<() => void>();

function put(firm: string, next: Raises): void {
  raises.set(firm, next);
  for (const tell of listeners) tell();
}

/** Records a worker saved with changed pay. */
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

/** Workers of a firm with changed pay, until closed months are handled. */
export const useRaises = (firm: string): Raises =>
  useSyncExternalStore(
    subscribe,
    () => raises.get(firm) ?? NONE,
    () => NONE,
  );

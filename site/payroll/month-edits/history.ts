import type { WorkerChange } from '../../storage/payroll/months.ts';
import { type MonthChange, reversed, withoutSame } from './change.ts';

/** What is taken back at once. */
interface HistoryStep {
  readonly change: MonthChange;
  /** Of the field it was typed into, while that may still be open. */
  readonly session?: symbol | undefined;
}

/** What was done to a month in this tab, and what was taken back of it. */
export interface MonthHistory {
  readonly done: readonly HistoryStep[];
  readonly undone: readonly MonthChange[];
}

export const NO_HISTORY: MonthHistory = { done: [], undone: [] };

/** So many steps are remembered. */
const STEPS = 200;

/** A change of the same session as the last step joins it; a step that comes back to how it began is none. */
export function remembered({ done }: MonthHistory, change: MonthChange, session?: symbol): MonthHistory {
  const last = done.at(-1);
  const continues = session !== undefined && last?.session === session;
  const step = continues ? joined(last.change, change) : change;
  const before = continues ? done.slice(0, -1) : done;
  const isNone = Object.keys(step).length === 0;
  return { done: isNone ? before : [...before, { change: step, session }].slice(-STEPS), undone: [] };
}

/** Two changes, one made after the other, as one. */
function joined(first: MonthChange, second: MonthChange): MonthChange {
  const later = Object.entries(second).map(([worker, { before, after }]): [string, WorkerChange] => {
    const earlier = first[worker];
    return [worker, { before: earlier ? earlier.before : before, after }];
  });
  return withoutSame({ ...first, ...Object.fromEntries(later) });
}

/** The change that takes the last step back, and what is then remembered; undefined where there is none. */
export function undoOf({
  done,
  undone,
}: MonthHistory): { change: MonthChange; history: MonthHistory } | undefined {
  const last = done.at(-1)?.change;
  return last && { change: reversed(last), history: { done: done.slice(0, -1), undone: [...undone, last] } };
}

/** The change that was taken back last, made again. */
export function redoOf({
  done,
  undone,
}: MonthHistory): { change: MonthChange; history: MonthHistory } | undefined {
  const last = undone.at(-1);
  return (
    last && { change: last, history: { done: [...done, { change: last }], undone: undone.slice(0, -1) } }
  );
}

import { type MonthChange, reversed } from './change.ts';

/** What was done to a month in this tab, and what was taken back of it. */
export interface MonthHistory {
  readonly done: readonly MonthChange[];
  readonly undone: readonly MonthChange[];
}

export const NO_HISTORY: MonthHistory = { done: [], undone: [] };

/** So many steps are remembered. */
const STEPS = 200;

export const remembered = ({ done }: MonthHistory, change: MonthChange): MonthHistory => ({
  done: [...done, change].slice(-STEPS),
  undone: [],
});

/** The change that takes the last step back, and what is then remembered; undefined where there is none. */
export function undoOf({
  done,
  undone,
}: MonthHistory): { change: MonthChange; history: MonthHistory } | undefined {
  const last = done.at(-1);
  return last && { change: reversed(last), history: { done: done.slice(0, -1), undone: [...undone, last] } };
}

/** The change that was taken back last, made again. */
export function redoOf({
  done,
  undone,
}: MonthHistory): { change: MonthChange; history: MonthHistory } | undefined {
  const last = undone.at(-1);
  return last && { change: last, history: { done: [...done, last], undone: undone.slice(0, -1) } };
}

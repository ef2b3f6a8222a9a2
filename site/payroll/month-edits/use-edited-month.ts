import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import { newMonth } from '@obracun/engine/payroll/reading/month.ts';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { type MonthOf, type WorkerChange, withChanges } from '../../storage/payroll/months.ts';
import { useMonth } from '../../storage/payroll/use-kept.ts';
import { type SomeOf, withPart } from '../form/some-of.ts';
import { type MonthChange, reversed, withoutSame } from './change.ts';
import { keeperOf } from './keepers.ts';
import type { MonthStep, Trouble } from './keeping.ts';
import type { MonthKeeper } from './month-keeper.ts';
import { type MonthTerms, termsOf, withTerms } from './terms.ts';

export interface EditedMonth {
  /** As it stands with what was typed, kept or on its way. */
  readonly month: PayrollMonth;
  /** The moment it was kept at; undefined where nobody has written into it. */
  readonly known: number | undefined;
  readonly isSaving: boolean;
  readonly trouble: Trouble;
  /** @param session of the field it was typed into: changes of one session are taken back together */
  readonly make: (change: MonthChange, session?: symbol) => void;
  /** Says something else of the month itself; that is no step to take back. */
  readonly set: (terms: SomeOf<MonthTerms>) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Tries to keep again what could not be kept. */
  readonly retry: () => void;
  readonly dismiss: () => void;
}

/** A month as it is kept and typed into: what is typed stands at once, and is kept in its order. Undefined until it is read. */
export function useEditedMonth(of: MonthOf): EditedMonth | undefined {
  const kept = useMonth(of);
  const history = useRef<MonthHistory>(NO_HISTORY);
  const { firm, year, month: monthNumber } = of;
  const keeper = useMemo(() => keeperOf({ firm, year, month: monthNumber }), [firm, year, monthNumber]);
  const { pending, trouble } = useSyncExternalStore(keeper.subscribe, keeper.keeping);
  useEndedTyping();
  useSeen(keeper, kept === undefined ? undefined : (kept?.changed ?? 0));

  if (kept === undefined) return undefined;
  const known = kept?.changed ?? 0;
  const waiting = pending.filter((one) => one.kept === undefined || one.kept > known);
  const base = kept?.content ?? newMonth(firm, year, monthNumber);
  const month = waiting.reduce((before, { step }) => withStep(before, step), base);
  const go = (found: ReturnType<typeof undoOf>) => {
    if (!found) return;
    history.current = found.history;
    keeper.send({ workers: found.change });
  };
  return {
    month,
    known: kept?.changed,
    isSaving: waiting.some((one) => one.kept === undefined),
    trouble,
    make: (change, session) => {
      if (Object.keys(change).length === 0) return;
      history.current = remembered(history.current, change, session);
      keeper.send({ workers: change });
    },
    set: (terms) => {
      const before = termsOf(month);
      keeper.send({ workers: {}, terms: { before, after: termsOf(withPart(before, terms)) } });
    },
    undo: () => go(undoOf(history.current)),
    redo: () => go(redoOf(history.current)),
    retry: () => keeper.retry(),
    dismiss: () => keeper.dismiss(),
  };
}

function withStep(month: PayrollMonth, { workers, terms }: MonthStep): PayrollMonth {
  const next = { ...month, workers: withChanges(month.workers, workers) };
  return terms ? withTerms(next, terms.after) : next;
}

/** What was read has in it what was kept by then, also where it is taken from it later, as by an import of an older copy. */
function useSeen(keeper: MonthKeeper, moment: number | undefined): void {
  useEffect(() => keeper.seenAnew(), [keeper]);
  useEffect(() => {
    if (moment !== undefined) keeper.seen(moment);
  }, [keeper, moment]);
}

/** A field that is being typed into when the page is left is left first, so that what stands in it is typed too. */
function useEndedTyping(): void {
  useEffect(() => {
    const leave = () => document.activeElement instanceof HTMLElement && document.activeElement.blur();
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);
}

/** What is taken back at once. */
interface HistoryStep {
  readonly change: MonthChange;
  /** Of the field it was typed into, while that may still be open. */
  readonly session?: symbol | undefined;
}

/** What was done to a month in this tab, and what was taken back of it. */
interface MonthHistory {
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

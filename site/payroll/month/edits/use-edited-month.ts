import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import { newMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { type MonthOf, type WorkerChange, withChanges } from '../../../storage/payroll/months.ts';
import { useMonth } from '../../../storage/payroll/use-stored.ts';
import { type SomeOf, withPart } from '../../ui/form/some-of.ts';
import { type MonthChange, reversed, withoutSame } from './change.ts';
import { keeperOf } from './keepers.ts';
import type { MonthStep, Trouble } from './keeping.ts';
import type { MonthKeeper } from './month-keeper.ts';
import { type MonthTerms, termsOf, withTerms } from './terms.ts';

export interface EditedMonth {
  /** The month with all edits, saved or pending. */
  readonly month: PayrollMonth;
  /** Moment of the last save; undefined without entries. */
  readonly known: number | undefined;
  /** True until the month was read again with every edit: `known` is earlier than the last save before that. */
  readonly isSaving: boolean;
  readonly trouble: Trouble;
  /** @param session of the input field: changes of one session are undone together */
  readonly make: (change: MonthChange, session?: symbol) => void;
  /** Changes the month itself, without an undo step. */
  readonly set: (terms: SomeOf<MonthTerms>) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Retries failed saves. */
  readonly retry: () => void;
  readonly dismiss: () => void;
}

/** A stored month with its edits: input is shown at once, and saved in order. Undefined until it is read. */
export function useEditedMonth(of: MonthOf): EditedMonth | undefined {
  const stored = useMonth(of);
  const history = useRef<MonthHistory>(NO_HISTORY);
  const { firm, year, month: monthNumber } = of;
  const keeper = useMemo(() => keeperOf({ firm, year, month: monthNumber }), [firm, year, monthNumber]);
  const { pending, trouble } = useSyncExternalStore(keeper.subscribe, keeper.keeping);
  useEndedTyping();
  useSeen(keeper, stored === undefined ? undefined : (stored?.changed ?? 0));

  if (stored === undefined) return undefined;
  const known = stored?.changed ?? 0;
  const waiting = pending.filter((one) => one.stored === undefined || one.stored > known);
  const base = stored?.content ?? newMonth(firm, year, monthNumber);
  const month = waiting.reduce((before, { step }) => withStep(before, step), base);
  const go = (found: ReturnType<typeof undoOf>) => {
    if (!found) return;
    history.current = found.history;
    keeper.send({ workers: found.change });
  };
  return {
    month,
    known: stored?.changed,
    isSaving: waiting.length > 0,
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

/** The month that was read contains the edits saved by then, even if they are removed later, as by an import of an older copy. */
function useSeen(keeper: MonthKeeper, moment: number | undefined): void {
  useEffect(() => keeper.seenAnew(), [keeper]);
  useEffect(() => {
    if (moment !== undefined) keeper.seen(moment);
  }, [keeper, moment]);
}

/** A focused field is blurred when the page is left, so that its text is committed. */
function useEndedTyping(): void {
  useEffect(() => {
    const leave = () => document.activeElement instanceof HTMLElement && document.activeElement.blur();
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);
}

/** One undo step. */
interface HistoryStep {
  readonly change: MonthChange;
  /** Session of its input field, while that may still be open. */
  readonly session?: symbol | undefined;
}

/** Undo and redo stacks of a month in this tab. */
interface MonthHistory {
  readonly done: readonly HistoryStep[];
  readonly undone: readonly MonthChange[];
}

export const NO_HISTORY: MonthHistory = { done: [], undone: [] };

/** Maximum number of steps. */
const STEPS = 200;

/** A change of the same session joins the last step; a step that reverts to its start is removed. */
export function remembered({ done }: MonthHistory, change: MonthChange, session?: symbol): MonthHistory {
  const last = done.at(-1);
  const continues = session !== undefined && last?.session === session;
  const step = continues ? joined(last.change, change) : change;
  const before = continues ? done.slice(0, -1) : done;
  const isNone = Object.keys(step).length === 0;
  return { done: isNone ? before : [...before, { change: step, session }].slice(-STEPS), undone: [] };
}

/** Two consecutive changes as one. */
function joined(first: MonthChange, second: MonthChange): MonthChange {
  const later = Object.entries(second).map(([worker, { before, after }]): [string, WorkerChange] => {
    const earlier = first[worker];
    return [worker, { before: earlier ? earlier.before : before, after }];
  });
  return withoutSame({ ...first, ...Object.fromEntries(later) });
}

/** The change that undoes the last step, and the remaining stacks; undefined without a step. */
export function undoOf({
  done,
  undone,
}: MonthHistory): { change: MonthChange; history: MonthHistory } | undefined {
  const last = done.at(-1)?.change;
  return last && { change: reversed(last), history: { done: done.slice(0, -1), undone: [...undone, last] } };
}

/** The change that redoes the last undone step. */
export function redoOf({
  done,
  undone,
}: MonthHistory): { change: MonthChange; history: MonthHistory } | undefined {
  const last = undone.at(-1);
  return (
    last && { change: last, history: { done: [...done, { change: last }], undone: undone.slice(0, -1) } }
  );
}

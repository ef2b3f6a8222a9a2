import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import { newMonth } from '@obracun/engine/payroll/reading/month.ts';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { type MonthOf, withChanges } from '../../storage/payroll/months.ts';
import { useMonth } from '../../storage/payroll/use-kept.ts';
import { type SomeOf, withPart } from '../form/some-of.ts';
import type { MonthChange } from './change.ts';
import { type MonthHistory, NO_HISTORY, redoOf, remembered, undoOf } from './history.ts';
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

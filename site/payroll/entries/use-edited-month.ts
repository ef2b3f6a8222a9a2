import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import { newMonth } from '@obracun/engine/payroll/reading/month.ts';
import { useCallback, useRef, useState } from 'react';
import { type Cause, causeOf } from '../../device/kept/cause.ts';
import { type MonthOf, saveWorkerMonths, withChanges } from '../kept/months.ts';
import { useMonth } from '../kept/use-kept.ts';
import type { MonthChange } from './change.ts';
import { type History, NO_HISTORY, redoOf, remembered, undoOf } from './history.ts';
import { mergedInto } from './merge.ts';

/** A change on its way to the device. */
interface Pending {
  readonly change: MonthChange;
  /** The moment it was kept at; undefined until it is. */
  readonly kept?: number;
}

/** What keeps a change from the device. */
export type Trouble =
  | { readonly kind: 'unkept'; readonly cause: Cause }
  /** Workers whom another tab changed in the same place meanwhile. */
  | { readonly kind: 'elsewhere'; readonly workers: readonly string[] };

export interface EditedMonth {
  /** As it stands with what was typed, kept or on its way. */
  readonly month: PayrollMonth;
  /** The moment it was kept at; undefined where nobody has written into it. */
  readonly known: number | undefined;
  readonly isSaving: boolean;
  readonly trouble: Trouble | undefined;
  readonly make: (change: MonthChange) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Tries to keep again what could not be kept. */
  readonly retry: () => void;
  readonly dismiss: () => void;
}

/** A month as it is kept and typed into: what is typed stands at once, and is kept one change after the other. Undefined until it is read. */
export function useEditedMonth(of: MonthOf): EditedMonth | undefined {
  const kept = useMonth(of);
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const [trouble, setTrouble] = useState<Trouble>();
  const history = useRef<History>(NO_HISTORY);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const { firm, year, month: monthNumber } = of;

  const keep = useCallback(
    (change: MonthChange) => {
      const settle = (moment: number | undefined) =>
        setPending((all) =>
          all.flatMap((one) => (one.change !== change ? one : moment ? { change, kept: moment } : [])),
        );
      const before = queue.current;
      const keepNext = async () => {
        await before;
        try {
          const outcome = await keepMerged({ firm, year, month: monthNumber }, change);
          settle(outcome.moment);
          if (outcome.refused.length > 0) setTrouble({ kind: 'elsewhere', workers: outcome.refused });
        } catch (error) {
          setTrouble({ kind: 'unkept', cause: causeOf(error) });
        }
      };
      queue.current = keepNext();
    },
    [firm, year, monthNumber],
  );

  if (kept === undefined) return undefined;
  const known = kept?.changed ?? 0;
  const isWaiting = (one: Pending): boolean => one.kept === undefined || one.kept > known;
  const waiting = pending.filter(isWaiting);
  const base = kept?.content ?? newMonth(firm, year, monthNumber);
  const send = (change: MonthChange) => {
    setPending((all) => [...all.filter(isWaiting), { change }]);
    keep(change);
  };
  const step = (found: ReturnType<typeof undoOf>) => {
    if (!found) return;
    history.current = found.history;
    send(found.change);
  };
  return {
    month: {
      ...base,
      workers: waiting.reduce((workers, { change }) => withChanges(workers, change), base.workers),
    },
    known: kept?.changed,
    isSaving: waiting.some((one) => one.kept === undefined),
    trouble,
    make: (change) => {
      if (Object.keys(change).length === 0) return;
      history.current = remembered(history.current, change);
      send(change);
    },
    undo: () => step(undoOf(history.current)),
    redo: () => step(redoOf(history.current)),
    retry: () => {
      setTrouble(undefined);
      for (const { change, kept: moment } of waiting) if (moment === undefined) keep(change);
    },
    dismiss: () => setTrouble(undefined),
  };
}

/** Keeps a change; where another tab was quicker, what of it does not touch the same. @throws KeepingFailed */
async function keepMerged(
  of: MonthOf,
  change: MonthChange,
): Promise<{ moment: number | undefined; refused: readonly string[] }> {
  const saved = await saveWorkerMonths(of, change);
  if ('kept' in saved) return { moment: saved.kept.changed, refused: [] };
  const now = saved.elsewhere?.content as PayrollMonth | undefined;
  const merged = mergedInto(now?.workers ?? {}, change);
  if (now?.isClosed || Object.keys(merged.change).length === 0)
    return { moment: undefined, refused: Object.keys(change) };
  const again = await saveWorkerMonths(of, merged.change);
  return 'kept' in again
    ? { moment: again.kept.changed, refused: merged.refused }
    : { moment: undefined, refused: Object.keys(change) };
}

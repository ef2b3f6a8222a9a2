import { useEffect, useState } from 'react';
import { withDatabase } from '../../../storage/db/with-database.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { WageRequestFailed } from '../../month/calculation/request-wages.ts';
import { calculateStored, readStoredMonth, type StoredMonth } from '../../month/closing/stored-month.ts';
import { type MonthSummary, type OverviewFirm, summaryOfOpen } from './overview-firms.ts';

interface Known {
  /** The moments of everything it was calculated from. */
  readonly from: string;
  readonly summary: MonthSummary;
}

/** Calculated since the page was opened, by month: returning to the overview sends no request for what has not changed. */
const known = new Map<string, Known>();

const textOf = ({ known: { month, firm, workers, absences } }: StoredMonth): string =>
  JSON.stringify([month, firm, [...workers], [...(absences ?? [])]]);

async function summaryOf(of: MonthOf): Promise<MonthSummary | undefined> {
  const stored = await withDatabase((db) => readStoredMonth(db, of));
  if (!stored) return undefined;
  const from = textOf(stored);
  const before = known.get(stored.typed.id);
  if (before?.from === from) return before.summary;
  const summary = summaryOfOpen(await calculateStored(stored));
  known.set(stored.typed.id, { from, summary });
  return summary;
}

interface OpenMonths {
  /** By month id, as far as calculated. */
  readonly summaries: ReadonlyMap<string, MonthSummary>;
  /** Reason why requests fail. */
  readonly problem: string | undefined;
}

const NOTHING: OpenMonths = { summaries: new Map(), problem: undefined };

/** Calculates the open months of the overview one after the other, so that the page stays responsive. */
export function useOpenMonths(firms: readonly OverviewFirm[]): OpenMonths {
  const [found, setFound] = useState(NOTHING);
  useEffect(() => {
    const leaving = new AbortController();
    const open = firms.filter(({ closed, workers }) => !closed && workers > 0);
    calculateAll(open, leaving.signal, (id, summary) =>
      setFound(({ summaries }) => ({
        summaries: new Map([...summaries, [id, summary]]),
        problem: undefined,
      })),
    ).catch((error: unknown) => {
      if (leaving.signal.aborted) return;
      const problem = error instanceof WageRequestFailed ? error.message : BROKEN;
      setFound((before) => ({ ...before, problem }));
    });
    return () => leaving.abort();
  }, [firms]);
  return found;
}

const BROKEN = 'Otvoreni mjeseci nisu izračunati. Otvorite firmu da vidite zašto.';

async function calculateAll(
  firms: readonly OverviewFirm[],
  signal: AbortSignal,
  tell: (id: string, summary: MonthSummary) => void,
): Promise<void> {
  for (const { id, month } of firms) {
    if (signal.aborted) return;
    const summary = await summaryOf({ firm: id, year: month.year, month: month.month });
    if (summary && !signal.aborted) tell(month.id, summary);
  }
}

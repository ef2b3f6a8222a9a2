import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { useMemo } from 'react';
import type { MonthOf } from '../../storage/payroll/months.ts';
import type { EditedMonth } from '../month-edits/use-edited-month.ts';
import { NextSteps } from './closing/next-steps.tsx';
import { ReopenMonth } from './closing/reopen-month.tsx';
import { MonthView } from './month-view.tsx';
import { MonthResult } from './result/month-result.tsx';
import { rowsOf } from './rows/rows.ts';
import { Troubles } from './troubles.tsx';

interface ClosedMonthViewProps {
  readonly of: MonthOf;
  readonly closed: ClosedMonth;
  /** As they are now: a closed month has its own. */
  readonly firm: Firm;
  readonly workers: readonly Worker[];
  /** It was closed here just now. */
  readonly isNew: boolean;
  readonly edited: EditedMonth;
  readonly opened: string | undefined;
}

const NO_NOTES = new Map<string, string>();
const NOTHING_WAITS = new Set<string>();
const NOBODY_WAITS: readonly Worker[] = [];

/** A closed month as it was closed: nothing of it is asked for again. */
export function ClosedMonthView({ of, closed, firm, workers, isNew, edited, opened }: ClosedMonthViewProps) {
  const { month, wages, firm: frozen } = closed.settled;
  const rows = useMemo(() => {
    const outcomes = new Map(wages.map((wage) => [wage.worker.id, wage]));
    const paid = wages.map(({ worker }) => worker);
    return rowsOf(paid, month, { outcomes, waiting: NOTHING_WAITS }, NO_NOTES);
  }, [wages, month]);
  return (
    <MonthView
      of={of}
      firm={frozen}
      month={month}
      rows={rows}
      edited={edited}
      closedOn={closed.closedOn}
      type={() => undefined}
      opened={opened}
      troubles={<Troubles {...edited} workers={workers} />}
      actions={
        <NextSteps of={of} closed={closed} isNew={isNew}>
          <ReopenMonth of={of} closed={closed} firm={firm} workers={workers} />
        </NextSteps>
      }
    >
      <MonthResult
        of={of}
        settled={closed.settled}
        present={NOBODY_WAITS}
        closed={closed}
        earlier={undefined}
      />
    </MonthView>
  );
}

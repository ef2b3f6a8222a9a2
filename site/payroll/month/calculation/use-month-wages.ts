import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { newMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import type { ClosedMonth, SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import { withAbsences } from '@obracun/engine/payroll/staff/absences/fill-month.ts';
import { useMemo } from 'react';
import { useAbsences } from '../../../storage/payroll/absences.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { useClosing } from '../../../storage/payroll/use-closing.ts';
import { useMonth, useWorkers } from '../../../storage/payroll/use-stored.ts';
import { currentWages, settledOf, workersIn } from './settled-of.ts';
import { withStoredWages } from './stored-wages.ts';
import { useMonthCalculation } from './use-month-calculation.ts';

/** The current wages of a month on this device. */
export interface MonthWages {
  readonly settled: SettledMonth;
  /** Its closing; undefined while it is open. */
  readonly closed: ClosedMonth | undefined;
  /** Employed workers without a wage. */
  readonly missing: number;
  readonly problem: string | undefined;
}

const UNREAD_CLOSING =
  'Zaključeni obračun se ne može pročitati. Ponovo ga izračunajte pod „Mjesec“, ili ga vratite iz kopije podataka.';

/** The wages of a firm's month: calculated, or from its closing. Undefined until all of them are there. */
export function useMonthWages(of: MonthOf, firm: Firm): MonthWages | undefined {
  const stored = useMonth(of);
  const workers = useWorkers(of.firm);
  const absences = useAbsences(of.firm);
  const { firm: id, year, month: monthNumber } = of;
  const month = useMemo(() => {
    if (stored === undefined || workers === undefined || absences === undefined) return undefined;
    const staff = workers.map(({ content }) => content);
    const typed = stored?.content ?? newMonth(id, year, monthNumber);
    return withAbsences(
      firm,
      staff,
      typed,
      absences.map(({ content }) => content),
    );
  }, [stored, workers, absences, firm, id, year, monthNumber]);
  const closing = useClosing(of, month?.isClosed);
  const present = useMemo(
    () =>
      workers && month
        ? workersIn(
            workers.map(({ content }) => content),
            month,
          )
        : [],
    [workers, month],
  );
  const closed = month?.isClosed ? closing?.content : undefined;
  const calculated = useMonthCalculation(firm, present, month?.isClosed ? undefined : month);
  return useMemo(() => {
    if (closed) return { settled: closed.settled, closed, missing: 0, problem: undefined };
    if (month?.isClosed && closing === null) {
      const settled = { firm, month, wages: [] };
      return { settled, closed, missing: 0, problem: UNREAD_CLOSING };
    }
    if (!month || month.isClosed || !workers || calculated?.of !== month.id) return undefined;
    if (calculated.waiting.size > 0 && !calculated.problem) return undefined;
    const current = currentWages(calculated);
    const { outcomes } = withStoredWages(closing?.content, firm, present, month, current);
    const settled = settledOf(firm, present, month, outcomes);
    return { settled, closed, missing: present.length - settled.wages.length, problem: calculated.problem };
  }, [closed, closing, firm, present, month, workers, calculated]);
}

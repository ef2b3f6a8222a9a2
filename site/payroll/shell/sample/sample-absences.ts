import {
  addDays,
  type Day,
  firstDayOf,
  monthsLater,
  weekdayOf,
  type YearMonth,
} from '@obracun/engine/core/days/day.ts';
import type { Absence } from '@obracun/engine/payroll/model/absence.ts';
import { FEDERATION, SRPSKA } from './sample-firms.ts';

/** The second Monday of a month. */
export function monday(month: YearMonth): Day {
  const first = firstDayOf(month);
  return addDays(first, ((8 - weekdayOf(first)) % 7) + 7);
}

/**
 * Absences of the sample, one of each kind. Two are in the month itself, the others before it: of illness two in which a fund takes over,
 * one of them in the month before, and none that would have to be mended.
 */
export function sampleAbsences(of: YearMonth): readonly Absence[] {
  const week = (monthsBefore: number) => monday(monthsLater(of, -monthsBefore));
  const absence = (
    at: number,
    firm: string,
    worker: number,
    kind: Absence['kind'],
    from: Day,
    days: number,
    own: Partial<Absence> = {},
  ): Absence => ({
    id: `ogledno-${at}`,
    firm,
    worker: `ogledni-${worker}`,
    kind,
    from,
    to: addDays(from, days - 1),
    report: '',
    note: '',
    ...own,
  });
  return [
    absence(1, FEDERATION, 2, 'illness', week(0), 5, { report: '1/ogledna' }),
    absence(2, FEDERATION, 1, 'annual', week(0), 5),
    absence(3, FEDERATION, 3, 'illness', week(6), 60, { report: '2/ogledna' }),
    absence(4, FEDERATION, 1, 'paternity', week(4), 5, { payer: 'employer' }),
    absence(5, FEDERATION, 3, 'paid', week(2), 2),
    absence(6, FEDERATION, 2, 'other', week(3), 1, { payer: 'nobody', note: 'lični razlozi' }),
    absence(7, SRPSKA, 6, 'workInjury', week(5), 12),
    absence(8, SRPSKA, 5, 'pregnancy', week(31), 120),
    absence(9, SRPSKA, 5, 'maternity', addDays(week(31), 120), 365),
    absence(10, SRPSKA, 4, 'care', week(2), 3),
    absence(11, SRPSKA, 6, 'isolation', week(9), 5),
    absence(12, SRPSKA, 4, 'unpaid', week(4), 2),
    absence(13, SRPSKA, 6, 'military', week(12), 3, { payer: 'nobody' }),
    absence(14, SRPSKA, 6, 'illness', week(3), 55, { report: '3/ogledna', fundBase: 105_000 }),
  ];
}

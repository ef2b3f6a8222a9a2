import { addDays } from '@obracun/engine/core/days/day.ts';
import { monthWritten } from '@obracun/engine/core/numbers/format.ts';
import type { Deadline } from '@obracun/engine/payroll/deadlines/deadline.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import { createEvents, type DateArray } from 'ics';

const partsOf = (day: string): DateArray => day.split('-').map(Number) as [number, number, number];

/** The library formats a duration of days with an empty time, `P1DT`, which is invalid (RFC 5545, 3.3.6): end and hours are given explicitly. */
const TWO_DAYS_BEFORE = { hours: 48, before: true };

/** The deadlines of a month as a calendar file: whole days, with a reminder two days before. */
export function calendarText({ firm, month }: SettledMonth, deadlines: readonly Deadline[]): string {
  const { error, value } = createEvents(
    deadlines.map((due) => eventOf(due, `${month.id}:${due.id}`, firm.name, monthWritten(month))),
    { calName: `Rokovi: ${firm.name}`, productId: 'obracun-plata' },
  );
  if (!value) throw error ?? new Error('ics');
  return value;
}

const eventOf = ({ day, title, note, source }: Deadline, uid: string, firm: string, month: string) => ({
  uid: `${uid}@obracun-plata`,
  title: `${title} (${firm}, ${month})`,
  description: `${note}\nIzvor: ${source}`,
  url: source,
  start: partsOf(day),
  end: partsOf(addDays(day, 1)),
  alarms: [{ action: 'display' as const, description: title, trigger: TWO_DAYS_BEFORE }],
});

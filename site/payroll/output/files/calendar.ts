import { addDays } from '@obracun/engine/core/days/day.ts';
import { formatMoney, monthWritten } from '@obracun/engine/core/numbers/format.ts';
import { upperFirst } from '@obracun/engine/core/text/letters.ts';
import type { Deadline } from '@obracun/engine/payroll/deadlines/deadline.ts';
import { surnameFirst } from '@obracun/engine/payroll/model/firm.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { ListedClaim } from '@obracun/engine/payroll/refunds/claim-sheet.ts';
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

/** The deadlines of claims on funds, each a whole day too. */
export function claimCalendarText(claims: readonly ListedClaim[]): string {
  const days = claims.flatMap((one) => {
    const day = one.due ?? one.expected;
    return day ? [{ ...one, day }] : [];
  });
  const { error, value } = createEvents(
    days.map(({ claim, firmName, day, left }) => {
      const name = surnameFirst(claim.worker);
      const title = `Potraživanje od fonda: ${name}, ${formatMoney(left)}`;
      const { url = '' } = day.source ?? {};
      const deadline = { id: claim.id, day: day.day, title, note: upperFirst(day.why), source: url };
      return eventOf(deadline, claim.id, firmName, monthWritten(claim));
    }),
    { calName: 'Rokovi potraživanja od fonda', productId: 'obracun-plata' },
  );
  if (!value) throw error ?? new Error('ics');
  return value;
}

type Event = Pick<Deadline, 'id' | 'day' | 'title' | 'note' | 'source'>;

const eventOf = ({ day, title, note, source }: Event, uid: string, firm: string, month: string) => ({
  uid: `${uid}@obracun-plata`,
  title: `${title} (${firm}, ${month})`,
  description: `${note}\nIzvor: ${source}`,
  url: source,
  start: partsOf(day),
  end: partsOf(addDays(day, 1)),
  alarms: [{ action: 'display' as const, description: title, trigger: TWO_DAYS_BEFORE }],
});

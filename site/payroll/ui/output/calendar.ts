import { addDays, byDay } from '@obracun/engine/core/days/day.ts';
import { formatMoney, monthWritten } from '@obracun/engine/core/numbers/format.ts';
import { upperFirst } from '@obracun/engine/core/text/letters.ts';
import { oneLine } from '@obracun/engine/documents/typed-text.ts';
import type { Deadline } from '@obracun/engine/payroll/forms/deadlines/deadline.ts';
import { metOn, movedText, workedUntil } from '@obracun/engine/payroll/forms/deadlines/working-day.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { surnameFirst } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { ClaimDay } from '@obracun/engine/payroll/payments/refunds/claim-dates.ts';
import type { ListedClaim } from '@obracun/engine/payroll/payments/refunds/claim-sheet.ts';
import { createEvents, type DateArray } from 'ics';
import { escaped, folded } from '../../../platform/calendar-text.ts';

const partsOf = (day: string): DateArray => day.split('-').map(Number) as [number, number, number];

/** The library formats a duration of days with an empty time, `P1DT`, which is invalid (RFC 5545, 3.3.6): end and hours are given explicitly. */
const TWO_DAYS_BEFORE = { hours: 48, before: true };

/** The deadlines of a month as a calendar file: whole days off weekends and holidays, with a reminder two days before. */
export const calendarText = ({ firm, month }: SettledMonth, deadlines: readonly Deadline[]): string =>
  written(`Rokovi: ${firm.name}`, eventsOf({ firm, month, deadlines }));

/** The deadlines of a firm for a month. */
export interface FirmDeadlines {
  readonly firm: Firm;
  readonly month: PayrollMonth;
  readonly deadlines: readonly Deadline[];
}

/** The deadlines of several firms in one calendar, by day. */
export const allCalendarText = (all: readonly FirmDeadlines[]): string =>
  written(
    'Rokovi svih firmi',
    all.flatMap(eventsOf).toSorted((one, other) => byDay(one.start.join(), other.start.join())),
  );

const eventsOf = ({ firm, month, deadlines }: FirmDeadlines) =>
  deadlines
    .map((due) => metOn(firm.entity, due))
    .map((due) => eventOf(due, `${month.id}:${due.id}`, firm.name, monthWritten(month)));

/** The deadlines of claims on funds, each a whole day too. */
export function claimCalendarText(claims: readonly ListedClaim[]): string {
  const days = claims.flatMap((one) => {
    const day = one.due ? metClaim(one.claim.entity, one.due) : one.expected;
    return day ? [{ ...one, day }] : [];
  });
  return written(
    'Rokovi potraživanja od fonda',
    days.map(({ claim, firmName, day, left }) => {
      const name = surnameFirst(claim.worker);
      const title = `Potraživanje od fonda: ${name}, ${formatMoney(left)}`;
      const { url = '' } = day.source ?? {};
      const deadline = { id: claim.id, day: day.day, title, note: upperFirst(day.why), source: url };
      return eventOf(deadline, claim.id, firmName, monthWritten(claim));
    }),
  );
}

/** A claim is submitted on a working day too. */
function metClaim(entity: PayrollEntity, due: ClaimDay): ClaimDay {
  const day = workedUntil(entity, due.day);
  if (day === due.day) return due;
  return { ...due, day, why: `${movedText(entity, due.day, day, 'predajte')} Rok: ${due.why}` };
}

/** @throws Error when the library refuses an event */
function written(calName: string, events: readonly ReturnType<typeof eventOf>[]): string {
  const { error, value } = createEvents([...events], {
    calName: escaped(calName),
    productId: 'obracun-plata',
  });
  if (!value) throw error ?? new Error('ics');
  return folded(value);
}

type Event = Pick<Deadline, 'id' | 'day' | 'title' | 'note' | 'source'>;

const eventOf = ({ day, title, note, source }: Event, uid: string, firm: string, month: string) => ({
  uid: `${uid}@obracun-plata`,
  title: oneLine(`${title} (${firm}, ${month})`),
  description: `${note}\nIzvor: ${source}`,
  url: source,
  start: partsOf(day),
  end: partsOf(addDays(day, 1)),
  alarms: [{ action: 'display' as const, description: escaped(title), trigger: TWO_DAYS_BEFORE }],
});

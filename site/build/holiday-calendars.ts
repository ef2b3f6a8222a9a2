import { addDays, type Day, yearOf } from '@obracun/engine/core/days/day.ts';
import { holidays } from '@obracun/engine/law/holidays.ts';
import type { DayOff, Entity } from '@obracun/engine/rules/working-hours.ts';
import { holidaysFrom } from '@obracun/engine/rules/working-year.ts';
import { createEvents, type DateArray, type EventAttributes } from 'ics';

/** Years before and after the one in which the law was last checked. */
const [BEFORE, AFTER] = [1, 4];

/** The holidays of an entity as a calendar to subscribe to: its name and its text. */
export const holidayCalendars = (): [name: string, text: string][] =>
  (Object.keys(holidays) as Entity[]).map((entity) => [`praznici-${entity}.ics`, calendarOf(entity)]);

function calendarOf(entity: Entity): string {
  const { naziv, izvor } = holidays[entity];
  const year = yearOf(izvor.provjereno);
  const events = holidaysFrom(entity, year - BEFORE, year + AFTER).map((holiday) =>
    eventOf(entity, holiday, izvor.provjereno),
  );
  const { value, error } = createEvents(events, { calName: `Praznici, ${naziv}` });
  if (!value) throw error;
  return value;
}

/** The library stamps an event with the clock by default, an option its types omit: a build must be reproducible. */
export type Stamped = EventAttributes & { readonly timestamp: DateArray };

/** A whole day marked as free. */
const eventOf = (entity: Entity, { datum, naziv }: DayOff, checked: Day): Stamped => ({
  uid: `${datum}-${entity}@obracun-plata`,
  productId: 'obracun-plata',
  title: naziv,
  start: parts(datum),
  end: parts(addDays(datum, 1)),
  transp: 'TRANSPARENT',
  timestamp: [...parts(checked), 0, 0] as DateArray,
});

/** A day as the library takes it. */
export const parts = (day: Day) => day.split('-').map(Number) as [number, number, number];

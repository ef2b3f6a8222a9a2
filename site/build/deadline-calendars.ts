import { addDays, type Day, monthsLater, yearMonthOf } from '@obracun/engine/core/days/day.ts';
import { lawTrees } from '@obracun/engine/law/index.ts';
import { lastRead } from '@obracun/engine/law/last-read.ts';
import type { Deadline } from '@obracun/engine/payroll/forms/deadlines/deadline.ts';
import {
  ENTITIES_WITH_DEADLINES,
  publicDeadlines,
} from '@obracun/engine/payroll/forms/deadlines/public-deadlines.ts';
import { createEvents } from 'ics';
import { escaped, folded } from '../platform/calendar-text.ts';
import { parts, type Stamped } from './holiday-calendars.ts';

/** Months before and after the one in which the law was last checked. */
const [BEFORE, AFTER] = [2, 14];

type Entity = (typeof ENTITIES_WITH_DEADLINES)[number];

/** The deadlines of everybody in an entity as a calendar to subscribe to: its name and its text. */
export const deadlineCalendars = (): [name: string, text: string][] =>
  ENTITIES_WITH_DEADLINES.map((entity) => [`rokovi-${entity}.ics`, calendarOf(entity)]);

function calendarOf(entity: Entity): string {
  const checked = yearMonthOf(lastRead);
  const months = Array.from({ length: BEFORE + AFTER + 1 }, (_, at) => monthsLater(checked, at - BEFORE));
  const events = months.flatMap((month) =>
    publicDeadlines(entity, month).map((due) => eventOf(entity, due, `${month.year}-${month.month}`)),
  );
  const { value, error } = createEvents(events, { calName: escaped(`Rokovi, ${lawTrees[entity].naziv}`) });
  if (!value) throw error;
  return folded(value);
}

/** A whole day with a reminder; its id stays when its working day moves. */
const eventOf = (entity: Entity, { id, day, title, note, source }: Deadline, month: string): Stamped => ({
  uid: `${id}-${month}-${entity}@obracun-plata`,
  productId: 'obracun-plata',
  title,
  description: source ? `${note}\nIzvor: ${source}` : note,
  start: parts(day),
  end: parts(addDays(day, 1)),
  transp: 'TRANSPARENT',
  timestamp: stampOf(lastRead),
});

const stampOf = (day: Day): Stamped['timestamp'] => [...parts(day), 0, 0];

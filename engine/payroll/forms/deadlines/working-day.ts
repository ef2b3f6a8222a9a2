import { addDays, type Day, monthOf, weekdayOf, yearOf } from '../../../core/days/day.ts';
import { changeOn } from '../../../core/law.ts';
import { formatDay } from '../../../core/numbers/format.ts';
import { neradni_dan_vlade } from '../../../law/fbih/days-off.ts';
import { holidaysOf } from '../../../rules/working-hours.ts';
import type { PayrollEntity } from '../../model/place.ts';
import { type Deadline, stepOfDeadline } from './deadline.ts';

/**
 * No act that moves a deadline of a tax or a form from a non-working day was read to the article, so each is met on the last working
 * day before it. An act that moves it forward, once read, belongs in `engine/law` and is applied here.
 */
export const NOT_MOVED_BY_LAW = 'Rokovi na vikend ili praznik navedeni su na prethodni radni dan.';

const SATURDAY = 6;
const NAMES = ['subota', 'nedjelja'] as const;
/** The genitive from Monday to Friday, after `do`. */
const UNTIL = ['ponedjeljka', 'utorka', 'srijede', 'četvrtka', 'petka'] as const;

/** Why tax offices and banks do not work on a day: `nedjelja`, `praznik (Nova godina)`; undefined for a working day. */
export function whyNotWorked(entity: PayrollEntity, day: Day): string | undefined {
  const weekday = weekdayOf(day);
  const weekend = NAMES[weekday - SATURDAY];
  if (weekend) return weekend;
  const holiday = holidaysOf(entity, yearOf(day)).find(({ datum }) => datum === day);
  if (holiday) return `praznik (${holiday.naziv})`;
  return entity === 'fbih' && isDeclaredOff(day) ? 'neradni dan po odluci Vlade' : undefined;
}

const isDeclaredOff = (day: Day): boolean =>
  changeOn(neradni_dan_vlade, day)?.vrijednost.dan === Number(day.slice(8));

/** The last working day up to a day. */
export function workedUntil(entity: PayrollEntity, day: Day): Day {
  let found = day;
  while (whyNotWorked(entity, found) !== undefined) found = addDays(found, -1);
  return found;
}

/** The first working day from a day on. */
export function workedFrom(entity: PayrollEntity, day: Day): Day {
  let found = day;
  while (whyNotWorked(entity, found) !== undefined) found = addDays(found, 1);
  return found;
}

/** A deadline to be met: on its day, or on the last working day before it, with the reason in its note. */
export function metOn(entity: PayrollEntity, due: Deadline): Deadline {
  const day = workedUntil(entity, due.day);
  if (day === due.day) return due;
  const act = stepOfDeadline(due.id) === 'paid' ? 'platite' : 'predajte';
  return { ...due, day, note: `${movedText(entity, due.day, day, act)} ${due.note}` };
}

/** `15. 11. je nedjelja: predajte do petka, 13. 11.` */
export function movedText(entity: PayrollEntity, due: Day, day: Day, act: string): string {
  const why = whyNotWorked(entity, due) ?? '';
  return `${shortDay(due, day)} je ${why}: ${act} do ${UNTIL[weekdayOf(day) - 1]}, ${shortDay(day, due)}`;
}

/** A day without its year, where another has the same. */
const shortDay = (day: Day, other: Day): string =>
  yearOf(day) === yearOf(other) ? `${Number(day.slice(8))}. ${monthOf(day)}.` : formatDay(day);

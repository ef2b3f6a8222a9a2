import { dayOf, weekdayOf } from '../../../core/days/day.ts';
import type { Citation } from '../../../core/explanation/citation.ts';
import { formatDay } from '../../../core/numbers/format.ts';
import { holidays } from '../../../law/holidays.ts';
import { type Entity, FIRST_YEAR } from '../../working-hours.ts';
import { type EmployedMonth, employedHolidays } from '../hours.ts';

/** The counted holidays of a month, by day and name, with their law: a notation can only count them. */
export function holidaysWritten(entity: Entity) {
  const praznici: Citation = { naziv: 'Praznici', od: dayOf(FIRST_YEAR, 1), ...holidays[entity].izvor };
  return (unos: EmployedMonth) => ({
    praznicni_dani: { working: onWeekdays(entity, unos).join('; ') || 'nijedan', citations: { praznici } },
  });
}

/** `1. 5. 2025. Praznik rada` */
const onWeekdays = (entity: Entity, unos: EmployedMonth): string[] =>
  employedHolidays(entity, unos)
    .filter(({ datum }) => weekdayOf(datum) <= 5)
    .map(({ datum, naziv }) => `${formatDay(datum)} ${naziv}`);

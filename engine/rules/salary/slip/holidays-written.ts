import { weekdayOf } from '../../../kernel/days/calendar.ts';
import { type Day, dayOf, yearOf } from '../../../kernel/days/day.ts';
import { perDay } from '../../../kernel/days/per-day.ts';
import type { Citation } from '../../../kernel/explained/citation.ts';
import { formatDay } from '../../../kernel/figures/format.ts';
import { type HolidayLaw, holidays } from '../../../law/holidays.ts';
import { type Entity, FIRST_YEAR, holidaysOf } from '../../working-hours.ts';

interface Month {
  readonly mjesec: number;
  readonly godina: number;
}

/** The holidays of a month by day and name, with the law that makes them: a notation can only count them. */
export function holidaysWritten(entity: Entity) {
  const written = perDay(({ izvor }: HolidayLaw, first) => {
    const praznici: Citation = { naziv: 'Praznici', od: dayOf(FIRST_YEAR, 1), ...izvor };
    return {
      praznicni_dani: { working: inMonthOf(entity, first).join('; ') || 'nijedan', citations: { praznici } },
    };
  });
  return ({ mjesec, godina }: Month) => written(holidays[entity], dayOf(godina, mjesec));
}

/** `1. 5. 2025. Praznik rada`; of those on a weekday. */
const inMonthOf = (entity: Entity, first: Day): string[] =>
  holidaysOf(entity, yearOf(first))
    .filter(({ datum }) => datum.startsWith(first.slice(0, 'YYYY-MM'.length)) && weekdayOf(datum) <= 5)
    .map(({ datum, naziv }) => `${formatDay(datum)} ${naziv}`);

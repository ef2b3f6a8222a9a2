import { weekdayOf } from '../../kernel/calendar.ts';
import type { Citation } from '../../kernel/citation.ts';
import { dayOf } from '../../kernel/day.ts';
import { formatDay } from '../../kernel/format.ts';
import { holidays } from '../../law/holidays.ts';
import { type Entity, FIRST_YEAR, holidaysOf } from '../working-hours.ts';

interface Month {
  readonly mjesec: number;
  readonly godina: number;
}

/** The holidays of a month by day and name, with the law that makes them: a notation can only count them. */
export const holidaysWritten =
  (entity: Entity) =>
  ({ mjesec, godina }: Month) => {
    const inMonth = dayOf(godina, mjesec).slice(0, 'YYYY-MM'.length);
    const days = holidaysOf(entity, godina)
      .filter(({ datum }) => datum.startsWith(inMonth) && weekdayOf(datum) <= 5)
      .map(({ datum, naziv }) => `${formatDay(datum)} ${naziv}`);
    const zakon: Citation[] = [{ naziv: 'Praznici', od: dayOf(FIRST_YEAR, 1), ...holidays[entity].izvor }];
    return { praznicni_dani: { racun: days.join('; ') || 'nijedan', zakon } };
  };

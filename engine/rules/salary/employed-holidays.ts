import { dayOf, daysInMonth } from '../../kernel/days/day.ts';
import { type DayOff, type Entity, holidaysOf } from '../working-hours.ts';
import type { Employment } from './employment.ts';

/** A month and the days of it somebody was employed. */
export interface EmployedMonth extends Employment {
  readonly mjesec: number;
  readonly godina: number;
}

/** The public holidays of a month inside the employment, those on a Saturday or Sunday among them. */
export function employedHolidays(
  entity: Entity,
  { mjesec, godina, zaposlen_od, zaposlen_do }: EmployedMonth,
): DayOff[] {
  const first = zaposlen_od ?? dayOf(godina, mjesec);
  const last = zaposlen_do ?? dayOf(godina, mjesec, daysInMonth(godina, mjesec));
  return holidaysOf(entity, godina).filter(({ datum }) => datum >= first && datum <= last);
}

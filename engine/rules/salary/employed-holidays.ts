import { type DayOff, type Entity, workingDays } from '../working-hours.ts';
import type { Employment } from './employment.ts';

/** A month and the days of it somebody was employed. */
export interface EmployedMonth extends Employment {
  readonly mjesec: number;
  readonly godina: number;
}

/** The public holidays of a month inside the employment, those on a Saturday or Sunday among them. */
export const employedHolidays = (
  entity: Entity,
  { mjesec, godina, zaposlen_od, zaposlen_do }: EmployedMonth,
): DayOff[] =>
  workingDays(entity, godina, mjesec).praznici.filter(
    ({ datum }) =>
      (zaposlen_od === null || datum >= zaposlen_od) && (zaposlen_do === null || datum <= zaposlen_do),
  );

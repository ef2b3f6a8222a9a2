import { addMonths, columnsOf, dayOf, durationOf, MONTHS_A_YEAR } from '../../../core/days/day.ts';
import { counted, DAYS, MONTHS, WORKING_DAYS } from '../../../core/numbers/format.ts';
import { lengthOf } from '../../../rules/tenure.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { Worker } from '../../model/worker.ts';
import { leaveTerms } from './terms.ts';

/** What the law says about the length of a worker's leave, in sentences for its form. */
export function leaveHints(entity: PayrollEntity, worker: Worker, year: number): readonly string[] {
  const { least, most, leastMinor, waiting, perMonth, monthsForDay } = leaveTerms(entity, year);
  if (least === undefined) return ['Upišite trajanje odmora po propisu Brčko distrikta.'];
  return [
    `Propisano je najmanje ${counted(least, WORKING_DAYS)}${most ? `, najviše ${most}` : ''}${leastMinor ? `, a za mlađe od 18 godina najmanje ${leastMinor}` : ''}.`,
    ...(monthsForDay ? [serviceHint(worker, year, monthsForDay)] : []),
    ...(waiting && perMonth ? waitingHint(worker, year, waiting, perMonth) : []),
  ];
}

/** Extra days by service on the last day of the year. */
function serviceHint({ priorService, employedFrom }: Worker, year: number, monthsForDay: number): string {
  const end = dayOf(year, MONTHS_A_YEAR, 31);
  const here = employedFrom && employedFrom <= end ? lengthOf({ od: employedFrom, do: end }) : 0;
  const { years, months } = columnsOf(durationOf(priorService) + here);
  const extra = Math.floor((years * MONTHS_A_YEAR + months) / monthsForDay);
  return `Po stažu još jedan dan na svakih ${counted(monthsForDay / MONTHS_A_YEAR, ['godinu', 'godine', 'godina'])}: do kraja ${year}. to je ${counted(extra, DAYS)}.`;
}

/** A worker hired too late in the year has days for months of work. */
function waitingHint({ employedFrom }: Worker, year: number, waiting: number, perMonth: number): string[] {
  const end = dayOf(year, MONTHS_A_YEAR, 31);
  if (!employedFrom || employedFrom > end || addMonths(employedFrom, waiting) <= end) return [];
  const { years, months } = columnsOf(lengthOf({ od: employedFrom, do: end }));
  const days = (years * MONTHS_A_YEAR + months) * perMonth;
  return [
    `Do kraja ${year}. radnik nema ${counted(waiting, MONTHS)} rada: za svaki mjesec pripada ${counted(perMonth, DAYS)}, ukupno ${counted(days, DAYS)}.`,
  ];
}

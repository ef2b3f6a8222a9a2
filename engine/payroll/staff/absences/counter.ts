import { addDays, type Day, daysBetween, yearOf } from '../../../core/days/day.ts';
import { FIRST_YEAR } from '../../../rules/working-hours.ts';
import { workdaysBetween } from '../../../rules/working-year.ts';
import { type Absence, isCounted } from '../../model/absence.ts';
import type { PayrollEntity } from '../../model/place.ts';
import { absenceTerms } from './terms.ts';

/** Day count of a leave, up to payment by a fund. */
export interface DayCounter {
  /** Days of the same leave before this absence. */
  readonly daysBefore: number;
  /** Number of first days paid by the employer; undefined when unknown. */
  readonly employerDays: number | undefined;
  /** The first day paid by a fund; undefined when the absence ends earlier. */
  readonly fundFrom: Day | undefined;
  /** The absence continued by this one, without a working day between. */
  readonly continued: Absence | undefined;
}

/** Counts calendar days; continues from an earlier absence when no working day separates them. */
export function counterOf(
  absence: Absence,
  ofWorker: readonly Absence[],
  entity: PayrollEntity,
): DayCounter | undefined {
  if (!isCounted(absence.kind)) return undefined;
  const continued = absence.daysBefore === undefined ? before(absence, ofWorker, entity) : undefined;
  const earlier = continued && counterOf(continued, ofWorker, entity);
  const daysBefore =
    absence.daysBefore ??
    (continued && earlier ? earlier.daysBefore + daysBetween(continued.from, absence.from) : 0);
  const employerDays =
    absence.employerDays ??
    earlier?.employerDays ??
    absenceTerms(entity, absence.kind, absence.from).employerDays;
  return { daysBefore, employerDays, fundFrom: fundFrom(absence, daysBefore, employerDays), continued };
}

function fundFrom({ from, to }: Absence, daysBefore: number, employerDays: number | undefined) {
  if (employerDays === undefined) return undefined;
  const first = addDays(from, Math.max(0, employerDays - daysBefore));
  return first <= to ? first : undefined;
}

/** The last absence of the same kind without a working day before this one. */
const before = (absence: Absence, ofWorker: readonly Absence[], entity: PayrollEntity): Absence | undefined =>
  ofWorker
    .filter(
      ({ id, kind, to, worker }) =>
        id !== absence.id && kind === absence.kind && worker === absence.worker && to < absence.from,
    )
    .toSorted((one, other) => daysBetween(one.to, other.to))
    .slice(0, 1)
    .find(({ to }) => isWithoutWork(entity, addDays(to, 1), addDays(absence.from, -1)));

/** Maximum run of holidays and Sundays, reached at a new year. */
const LONGEST_REST = 7;

function isWithoutWork(entity: PayrollEntity, from: Day, to: Day): boolean {
  const days = daysBetween(from, to) + 1;
  if (days <= 0) return true;
  return (
    days <= LONGEST_REST && yearOf(from) >= FIRST_YEAR && workdaysBetween(entity, from, to).workdays === 0
  );
}

import { addDays, type Day, daysBetween, yearOf } from '../../core/days/day.ts';
import { FIRST_YEAR } from '../../rules/working-hours.ts';
import { workdaysBetween } from '../../rules/working-year.ts';
import type { PayrollEntity } from '../model/place.ts';
import { type Absence, isCounted } from './absence.ts';
import { absenceTerms } from './terms.ts';

/** How the days of a leave are counted until a fund pays. */
export interface DayCounter {
  /** Days of the same leave before this absence. */
  readonly daysBefore: number;
  /** The employer pays so many first days; undefined where nobody knows. */
  readonly employerDays: number | undefined;
  /** The first day a fund pays; undefined where the absence ends before it. */
  readonly fundFrom: Day | undefined;
  /** The absence this one continues, without a working day between them. */
  readonly continued: Absence | undefined;
}

/** Where somebody is ill again without a working day between, the counter goes on, calendar day by calendar day. */
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

/** The last absence of the same kind that ended with no working day left before this one. */
const before = (absence: Absence, ofWorker: readonly Absence[], entity: PayrollEntity): Absence | undefined =>
  ofWorker
    .filter(
      ({ id, kind, to, worker }) =>
        id !== absence.id && kind === absence.kind && worker === absence.worker && to < absence.from,
    )
    .toSorted((one, other) => daysBetween(one.to, other.to))
    .slice(0, 1)
    .find(({ to }) => isWithoutWork(entity, addDays(to, 1), addDays(absence.from, -1)));

/** A new year has no more holidays and Sundays in a row than this. */
const LONGEST_REST = 7;

function isWithoutWork(entity: PayrollEntity, from: Day, to: Day): boolean {
  const days = daysBetween(from, to) + 1;
  if (days <= 0) return true;
  return (
    days <= LONGEST_REST && yearOf(from) >= FIRST_YEAR && workdaysBetween(entity, from, to).workdays === 0
  );
}

import { addDays, byDay, type Day } from '../../../core/days/day.ts';
import { counted, formatDay, WORKING_DAYS } from '../../../core/numbers/format.ts';
import { HUNDREDTHS, type Hundredths, mulDiv, sumOf } from '../../../core/numbers/money.ts';
import { type Absence, newAbsence } from '../../model/absence.ts';
import { newWorker, type Worker } from '../../model/worker.ts';
import { type AbsenceFirm, dailyHoursOf, monthsOf, spellsIn } from '../absences/spells.ts';
import type { LeaveYear, PlannedLeave } from './leave-year.ts';
import { leaveTerms } from './terms.ts';

/** A continuous part of a leave. */
export interface LeavePart {
  readonly from: Day;
  readonly to: Day;
  /** In hundredths of a working day, without holidays. */
  readonly days: Hundredths;
}

interface Days {
  readonly from: Day;
  readonly to: Day;
}

/** Working days of a leave, counted like those of the register of absences. */
export function leaveDays(firm: AbsenceFirm, worker: Worker, { from, to }: Days): Hundredths {
  if (from > to) return 0;
  const leave: Absence = { ...newAbsence('', '', worker.id), kind: 'annual', from, to };
  return sumOf(monthsOf(leave), (month) =>
    mulDiv(
      sumOf(spellsIn(firm, worker, month, [leave]), ({ hours }) => hours),
      HUNDREDTHS,
      Math.max(1, dailyHoursOf(worker, firm.entity, month)),
    ),
  );
}

/** True when the register already has an annual leave on all days of a planned part. */
export const isEntered = ({ from, to }: PlannedLeave, ofWorker: readonly Absence[]): boolean =>
  ofWorker.some((one) => one.kind === 'annual' && one.from <= from && one.to >= to);

/** The planned parts of a year that are not in the register yet. */
export const openPlan = (
  { plan, worker }: LeaveYear,
  absences: readonly Absence[],
): readonly PlannedLeave[] =>
  plan.filter(
    (part) =>
      !isEntered(
        part,
        absences.filter((one) => one.worker === worker),
      ),
  );

/** A planned part as an absence. */
export const plannedAbsence = (
  id: string,
  { ofFirm, worker }: LeaveYear,
  { from, to }: PlannedLeave,
): Absence => ({
  ...newAbsence(id, ofFirm, worker),
  kind: 'annual',
  from,
  to,
});

/**
 * The parts of a year's leave: those of the plan, else those of the register that begin in the year. Parts without a working day
 * between them are one.
 */
export function leaveParts(
  firm: AbsenceFirm,
  worker: Worker,
  leave: LeaveYear,
  ofWorker: readonly Absence[],
): readonly LeavePart[] {
  const year = String(leave.year);
  const entered = ofWorker.filter(({ kind, from }) => kind === 'annual' && from.startsWith(year));
  const all: readonly Days[] = leave.plan.length > 0 ? leave.plan : entered;
  const joined: Days[] = [];
  for (const { from, to } of all.toSorted((one, other) => byDay(one.from, other.from))) {
    const last = joined.at(-1);
    if (last && isContinued(firm, last.to, from))
      joined[joined.length - 1] = { from: last.from, to: to > last.to ? to : last.to };
    else joined.push({ from, to });
  }
  return joined.map((part) => ({ ...part, days: leaveDays(firm, worker, part) }));
}

/** Employed without an end, so that days after a leave count. */
const ANYBODY = newWorker('', '');

const isWorkday = (firm: AbsenceFirm, day: Day): boolean =>
  leaveDays(firm, ANYBODY, { from: day, to: day }) > 0;

const isContinued = (firm: AbsenceFirm, to: Day, from: Day): boolean =>
  from <= addDays(to, 1) || leaveDays(firm, ANYBODY, { from: addDays(to, 1), to: addDays(from, -1) }) === 0;

/** Warnings on the parts of a leave, by the law of the entity. */
export function partWarnings(
  firm: AbsenceFirm,
  year: number,
  parts: readonly LeavePart[],
  earned: Hundredths | undefined,
): readonly string[] {
  const { firstPart, parts: most, restUntil } = leaveTerms(firm.entity, year);
  const found: string[] = [];
  const whole = parts.filter(({ days }) => days > HUNDREDTHS);
  const longest = Math.max(0, ...whole.map(({ days }) => days));
  const isSplit = earned === undefined || longest < earned;
  if (firstPart !== undefined && whole.length > 0 && isSplit && longest < firstPart * HUNDREDTHS)
    found.push(`Jedan dio mora trajati najmanje ${counted(firstPart, WORKING_DAYS)} u komadu.`);
  if (most !== undefined && whole.length > most)
    found.push(`Odmor se koristi najviše u ${most} dijela, a upisano ih je ${whole.length}.`);
  if (restUntil !== undefined && parts.some(({ to }) => to > restUntil))
    found.push(`Odmor iz ${year}. može se koristiti najkasnije do ${formatDay(restUntil)}`);
  return found;
}

/** The first working day after a leave. */
export function returnDay(firm: AbsenceFirm, to: Day): Day {
  const days = Array.from({ length: LONGEST_REST }, (_, at) => addDays(to, at + 1));
  return days.find((day) => isWorkday(firm, day)) ?? addDays(to, 1);
}

/** More than any run of holidays and weekends. */
const LONGEST_REST = 15;

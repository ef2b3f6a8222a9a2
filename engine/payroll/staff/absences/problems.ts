import { addDays, type Day, daysBetween, isDay, yearMonthOf, yearOf } from '../../../core/days/day.ts';
import { formatDay, formatHundredths } from '../../../core/numbers/format.ts';
import { PPM, sumOf } from '../../../core/numbers/money.ts';
import { FIRST_YEAR } from '../../../rules/working-hours.ts';
import { ABSENCE_KINDS, type Absence, isCounted, isPayerAsked } from '../../model/absence.ts';
import { workerIn } from '../../model/dated-worker.ts';
import { employmentsOf } from '../../model/employment.ts';
import { fullDayOf } from '../../model/month-share.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { Worker } from '../../model/worker.ts';
import { counterOf } from './counter.ts';
import { dailyHoursOf } from './spells.ts';
import { absenceTerms } from './terms.ts';

/** Reasons for refusing an absence, by the field to correct. */
export type AbsenceProblems = Readonly<Partial<Record<keyof Absence, string>>>;

const LAST_YEAR = 2100;
/** Longer than any leave of one decision: most likely a wrong year. */
const MOST_DAYS = 731;
const MOST_EMPLOYER_DAYS = 366;

/**
 * Validates an absence; empty when it can be saved.
 * @param others every other absence of the firm
 */
export function absenceProblems(
  absence: Absence,
  worker: Worker | undefined,
  others: readonly Absence[],
  entity: PayrollEntity,
): AbsenceProblems {
  if (!worker) return { worker: 'Izaberite radnika.' };
  const days = dayProblems(absence, worker);
  if (days.from !== undefined || days.to !== undefined) return days;
  const ofWorker = others.filter((one) => one.worker === absence.worker && one.id !== absence.id);
  return {
    ...overlapProblem(absence, worker, ofWorker, entity),
    ...figureProblems(absence, worker, ofWorker, entity),
  };
}

function dayProblems({ from, to }: Absence, worker: Worker): AbsenceProblems {
  const unread = (day: Day) => !isDay(day) || yearOf(day) < FIRST_YEAR || yearOf(day) > LAST_YEAR;
  const which = `od ${FIRST_YEAR}. do ${LAST_YEAR}. godine`;
  if (unread(from)) return { from: `Upišite prvi dan odsustva, npr. 5. 3. 2026. Dan mora biti ${which}.` };
  if (unread(to)) return { to: `Upišite posljednji dan odsustva, npr. 18. 3. 2026. Dan mora biti ${which}.` };
  if (to < from)
    return {
      to: `Završava ${formatDay(to)}, prije nego što počinje, ${formatDay(from)} Ispravite jedan od ta dva dana.`,
    };
  if (daysBetween(from, to) + 1 > MOST_DAYS)
    return { to: 'Traje duže od dvije godine: provjerite godinu. Ako je tako, upišite ga kao dva odsustva.' };
  return outsideProblem(from, to, worker);
}

/** An absence belongs to one employment. */
function outsideProblem(from: Day, to: Day, worker: Worker): AbsenceProblems {
  const all = employmentsOf(worker);
  const own = all.findLast((one) => from >= (one.from ?? '')) ?? all[0];
  if (own?.from && from < own.from)
    return { from: `Radnik je zaposlen od ${formatDay(own.from)} Odsustvo ne može početi ranije.` };
  if (own?.to && from > own.to)
    return {
      from: `Radnik je bio zaposlen do ${formatDay(own.to)} Odsustvo ne može početi kad nije zaposlen.`,
    };
  if (own?.to && to > own.to)
    return { to: `Radnik je zaposlen do ${formatDay(own.to)} Odsustvo ne može trajati duže.` };
  return {};
}

/** The first other absence of the worker with which the hours of some day exceed those of the worker. */
function overlapping(
  absence: Absence,
  worker: Worker,
  ofWorker: readonly Absence[],
  entity: PayrollEntity,
): Absence | undefined {
  const others = ofWorker.filter(({ from, to }) => from <= absence.to && to >= absence.from);
  if (others.length === 0) return undefined;
  for (let day = absence.from; day <= absence.to; day = addDays(day, 1)) {
    const onDay = others.filter(({ from, to }) => from <= day && to >= day);
    const daily = dailyHoursOf(worker, entity, yearMonthOf(day));
    const hours = sumOf([absence, ...onDay], (one) => one.hours ?? daily);
    if (onDay.length > 0 && hours > daily) return onDay[0];
  }
  return undefined;
}

function overlapProblem(
  absence: Absence,
  worker: Worker,
  ofWorker: readonly Absence[],
  entity: PayrollEntity,
): AbsenceProblems {
  const other = overlapping(absence, worker, ofWorker, entity);
  return other
    ? {
        from: `Preklapa se s drugim odsustvom ovog radnika: ${ABSENCE_KINDS[other.kind].toLowerCase()}, od ${formatDay(other.from)} do ${formatDay(other.to)} Ispravite dane jednog od njih, ili upišite sate po danu koji zajedno staju u dan.`,
      }
    : {};
}

function figureProblems(
  absence: Absence,
  worker: Worker,
  ofWorker: readonly Absence[],
  entity: PayrollEntity,
): AbsenceProblems {
  const { kind, hours, share, employerDays, payer, fundShare, fundBase } = absence;
  const { dailyHours } = workerIn(worker, yearMonthOf(absence.from));
  const daily = dailyHours ?? fullDayOf(entity, { year: yearOf(absence.from), month: 1 });
  const problems: { -readonly [N in keyof Absence]?: string } = {};
  if (hours !== undefined && (hours === 0 || hours > daily))
    problems.hours = `Upišite sate po danu, najviše ${formatHundredths(daily)}, koliko ovaj radnik radi.`;
  if (share !== undefined && share > PPM) problems.share = 'Udio ne može biti veći od 100 %.';
  if (employerDays !== undefined && employerDays > MOST_EMPLOYER_DAYS)
    problems.employerDays = `Upišite najviše ${MOST_EMPLOYER_DAYS} dana.`;
  if (fundShare !== undefined && (fundShare === 0 || fundShare > PPM))
    problems.fundShare = 'Upišite procenat naknade fonda, veći od 0 i najviše 100.';
  if (fundBase === 0)
    problems.fundBase = 'Osnovica ne može biti 0,00 KM: upišite mjesečni prosjek, npr. 1.250,00.';
  if (isPayerAsked(kind) && payer === undefined) problems.payer = 'Izaberite ko plaća ovo odsustvo.';
  if (!isCounted(kind)) return problems;
  const days = counterOf(absence, ofWorker, entity)?.employerDays;
  if (days === undefined)
    problems.employerDays = 'Upišite koliko prvih dana plaća firma (0 ako od prvog dana plaća fond).';
  const isOwnDays = days === undefined || days > 0;
  const isShareKnown =
    kind === 'illness' || share !== undefined || absenceTerms(entity, kind, absence.from).share !== undefined;
  if (isOwnDays && !isShareKnown) problems.share = 'Upišite procenat naknade, npr. 80.';
  return problems;
}

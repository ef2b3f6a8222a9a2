import { addDays, type Day, weekdayOf, type YearMonth } from '../../../core/days/day.ts';
import { HUNDREDTHS, type Hundredths, mulDiv, sumOf } from '../../../core/numbers/money.ts';
import { type CalendarDay, calendarMonth } from '../../../rules/working-year.ts';
import type { Absence, AbsenceKind, AbsenceSpell } from '../../model/absence.ts';
import { employedIn } from '../../model/employment.ts';
import type { Worker } from '../../model/worker.ts';
import { type AbsenceFirm, dailyHoursOf, daysOff, spellsIn } from '../absences/spells.ts';
import type { WorkDayEntry, WorkTimeMonth } from './work-time.ts';

/** Groups of time not worked, as columns of the record. */
export const ABSENCE_GROUPS = {
  annual: 'Godišnji odmor',
  holiday: 'Praznik ili neradni dan',
  sick: 'Privremena spriječenost',
  parental: 'Porodiljsko, roditeljsko',
  paid: 'Plaćeno odsustvo',
  unpaid: 'Neplaćeno odsustvo',
  other: 'Drugo odsustvo',
} as const;

export type AbsenceGroup = keyof typeof ABSENCE_GROUPS;

export const ABSENCE_GROUP_NAMES = Object.keys(ABSENCE_GROUPS) as readonly AbsenceGroup[];

const GROUP_OF: Readonly<Record<AbsenceKind, AbsenceGroup>> = {
  illness: 'sick',
  workInjury: 'sick',
  pregnancy: 'sick',
  care: 'sick',
  isolation: 'sick',
  maternity: 'parental',
  paternity: 'parental',
  annual: 'annual',
  paid: 'paid',
  unpaid: 'unpaid',
  military: 'other',
  other: 'other',
};

/** One day in the record of a worker's time. Hours are in hundredths, times in minutes after midnight. */
export interface WorkDayRow {
  readonly day: Day;
  readonly weekday: number;
  readonly holiday: string | undefined;
  readonly isEmployed: boolean;
  /** Undefined without work, and while the start of the working day is not typed. */
  readonly start: number | undefined;
  readonly end: number | undefined;
  readonly total: Hundredths;
  readonly stoppage: Hundredths;
  readonly overtime: Hundredths;
  readonly night: Hundredths;
  readonly holidayWork: Hundredths;
  readonly field: Hundredths;
  readonly standby: Hundredths;
  /** Weekly rest: a Saturday or Sunday without work. */
  readonly isRest: boolean;
  /** Hours not worked, by group. */
  readonly absences: Readonly<Partial<Record<AbsenceGroup, Hundredths>>>;
  readonly isCorrected: boolean;
}

interface Schedule {
  readonly firm: AbsenceFirm;
  readonly worker: Worker;
  readonly month: YearMonth;
  /** All absences of the worker. */
  readonly absences: readonly Absence[];
  /** Start of the working day; undefined until typed. */
  readonly workStart: number | undefined;
  readonly corrections: WorkTimeMonth | undefined;
}

const SATURDAY = 6;
const MINUTES_A_DAY = 1440;
const MINUTES_AN_HOUR = 60;

/** The days of a worker's month: by schedule, holidays and the register of absences, with the corrections on top. */
export function workDayRows(schedule: Schedule): readonly WorkDayRow[] {
  const { firm, worker, month, corrections } = schedule;
  const employed = employedIn(worker, month);
  const daily = dailyHoursOf(worker, firm.entity, month);
  const off = daysOff(firm, month);
  const absent = absentHours(schedule, off);
  return calendarMonth(firm.entity, month.year, month.month).map((date) => {
    const isEmployed = employed !== undefined && employed.from <= date.day && date.day <= employed.to;
    const entry = corrections?.days[date.day];
    return isEmployed
      ? rowOf({ date, daily, isOff: off.has(date.day), absent: absent.get(date.day) ?? {}, entry, schedule })
      : { ...EMPTY, ...dateOf(date), isEmployed: false, isCorrected: false };
  });
}

const dateOf = ({ day, weekday, holiday }: CalendarDay) => ({ day, weekday, holiday });

const EMPTY = {
  start: undefined,
  end: undefined,
  total: 0,
  stoppage: 0,
  overtime: 0,
  night: 0,
  holidayWork: 0,
  field: 0,
  standby: 0,
  isRest: false,
  absences: {},
};

interface RowOf {
  readonly date: CalendarDay;
  readonly daily: Hundredths;
  readonly isOff: boolean;
  readonly absent: WorkDayRow['absences'];
  readonly entry: WorkDayEntry | undefined;
  readonly schedule: Schedule;
}

function rowOf({ date, daily, isOff, absent, entry, schedule: { workStart } }: RowOf): WorkDayRow {
  const isWeekday = date.weekday < SATURDAY;
  const missed = sumOf(Object.values(absent), (hours) => hours);
  const planned = isWeekday && !isOff ? Math.max(0, daily - missed) : 0;
  const worked = workedTime(entry, planned, workStart);
  const isHolidayOff = isOff && isWeekday && missed === 0 && worked.total === 0;
  return {
    ...dateOf(date),
    isEmployed: true,
    ...worked,
    stoppage: entry?.stoppage ?? 0,
    overtime: entry?.overtime ?? (isOff ? 0 : Math.max(0, worked.total - planned)),
    night: entry?.night ?? 0,
    holidayWork: isOff ? worked.total : 0,
    field: entry?.field ?? 0,
    standby: entry?.standby ?? 0,
    isRest: !isWeekday && worked.total === 0,
    absences: isHolidayOff ? { holiday: daily } : absent,
    isCorrected: entry !== undefined && Object.keys(entry).length > 0,
  };
}

/** Start, end and hours of a day: as typed, else by the schedule. */
function workedTime(
  entry: WorkDayEntry | undefined,
  planned: Hundredths,
  workStart: number | undefined,
): Pick<WorkDayRow, 'start' | 'end' | 'total'> {
  const nothing = { start: undefined, end: undefined, total: 0 };
  if (entry?.isFree) return nothing;
  const isTyped = entry?.start !== undefined || entry?.end !== undefined;
  if (!isTyped && planned === 0) return nothing;
  const start = entry?.start ?? workStart;
  const length = mulDiv(planned, MINUTES_AN_HOUR, HUNDREDTHS);
  const end = entry?.end ?? (start === undefined ? undefined : (start + length) % MINUTES_A_DAY);
  if (start === undefined || end === undefined) return { start, end, total: planned };
  if (entry?.end === undefined) return { start, end, total: planned };
  const minutes = end > start ? end - start : end + MINUTES_A_DAY - start;
  return { start, end, total: mulDiv(minutes, HUNDREDTHS, MINUTES_AN_HOUR) };
}

/** Hours of absences by day and group. */
function absentHours(
  { firm, worker, month, absences }: Schedule,
  off: ReadonlySet<Day>,
): ReadonlyMap<Day, WorkDayRow['absences']> {
  const found = new Map<Day, Record<string, Hundredths>>();
  for (const spell of spellsIn(firm, worker, month, absences)) {
    const group = GROUP_OF[spell.kind];
    const days = countedDays(spell, off);
    for (const day of days) {
      const own = found.get(day) ?? {};
      own[group] = (own[group] ?? 0) + mulDiv(spell.hours, 1, days.length);
      found.set(day, own);
    }
  }
  return found;
}

/** The days whose hours a spell has: Monday to Friday, without holidays when it is paid as work. */
function countedDays({ from, to, payer, dayOfLeave }: AbsenceSpell, off: ReadonlySet<Day>): readonly Day[] {
  const isAsWork = payer === 'employer' && dayOfLeave === undefined;
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1))
    if (isWeekday(day) && !(isAsWork && off.has(day))) days.push(day);
  return days;
}

const isWeekday = (day: Day): boolean => weekdayOf(day) < SATURDAY;

import { type Day, lastDayOf, MONTHS_A_YEAR, type YearMonth } from '../../../core/days/day.ts';
import { HUNDREDTHS, type Hundredths, mulDiv, sumOf } from '../../../core/numbers/money.ts';
import type { Absence } from '../../model/absence.ts';
import type { Worker } from '../../model/worker.ts';
import { type AbsenceFirm, dailyHoursOf, spellsIn } from '../absences/spells.ts';
import { earnedDays, type LeaveYear } from './leave-year.ts';
import { leaveTerms } from './terms.ts';

/** The leave of a worker in a year, in hundredths of a working day. */
export interface LeaveBalance {
  /** Undefined until the basis is typed. */
  readonly earned: Hundredths | undefined;
  /** Left of the year before, on 1 January; undefined when neither typed nor known from its record. */
  readonly old: Hundredths | undefined;
  /** Days of the year in the register of absences, and those used before it. */
  readonly used: Hundredths;
  /** The part of them taken from the year before. */
  readonly usedOld: Hundredths;
  /** Still to be used of the year before; 0 after its last day. */
  readonly oldLeft: Hundredths;
  /** Lost with the last day to use it. */
  readonly lapsed: Hundredths;
  /** The last day to use the old leave; undefined where no rule is known. */
  readonly oldUntil: Day | undefined;
  /** Left of this year's leave; negative when more was used. Undefined until the basis is typed. */
  readonly left: Hundredths | undefined;
}

interface BalanceOf {
  readonly firm: AbsenceFirm;
  readonly worker: Worker;
  /** All absences of the worker. */
  readonly absences: readonly Absence[];
  /** All leave records of the worker. */
  readonly leaves: readonly LeaveYear[];
  /** Days of opening balances, by year; a typed number of days used before takes precedence. */
  readonly opening?: ReadonlyMap<number, Hundredths>;
}

/**
 * The balance of a year: old leave is used first, up to its last day, and is then lost.
 * @param today decides whether old leave is lost already
 */
export function leaveBalance(of: BalanceOf, year: number, today: Day): LeaveBalance {
  const leave = of.leaves.find((one) => one.year === year);
  const oldUntil = leaveTerms(of.firm.entity, year - 1).restUntil;
  const old = leave?.oldDays ?? leftFrom(of, year - 1);
  const months = monthsOfYear(year).map((month) => ({ month, days: daysUsed(of, month) }));
  const before = leave?.usedBefore ?? of.opening?.get(year) ?? 0;
  const used = before + sumOf(months, ({ days }) => days);
  const inTime =
    before +
    sumOf(
      months.filter(({ month }) => oldUntil === undefined || lastDayOf(month) <= oldUntil),
      ({ days }) => days,
    );
  const usedOld = Math.min(old ?? 0, inTime);
  const rest = (old ?? 0) - usedOld;
  const isOver = oldUntil !== undefined && today > oldUntil;
  const earned = leave && earnedDays(leave);
  const earnedHundredths = earned === undefined ? undefined : earned * HUNDREDTHS;
  return {
    earned: earnedHundredths,
    old,
    used,
    usedOld,
    oldLeft: isOver ? 0 : rest,
    lapsed: isOver ? rest : 0,
    oldUntil,
    left: earnedHundredths === undefined ? undefined : earnedHundredths - (used - usedOld),
  };
}

/** What a year leaves to the next one; undefined without a typed basis. */
function leftFrom(of: BalanceOf, year: number): Hundredths | undefined {
  if (!of.leaves.some((one) => one.year === year && one.baseDays !== undefined)) return undefined;
  return Math.max(0, leaveBalance(of, year, lastDayOf({ year, month: MONTHS_A_YEAR })).left ?? 0);
}

const monthsOfYear = (year: number): readonly YearMonth[] =>
  Array.from({ length: MONTHS_A_YEAR }, (_, at) => ({ year, month: at + 1 }));

/** Working days of annual leave in a month, by the register. */
function daysUsed(
  { firm, worker, absences }: Omit<BalanceOf, 'leaves' | 'opening'>,
  month: YearMonth,
): Hundredths {
  const hours = sumOf(
    spellsIn(firm, worker, month, absences).filter(({ kind }) => kind === 'annual'),
    (spell) => spell.hours,
  );
  return mulDiv(hours, HUNDREDTHS, Math.max(1, dailyHoursOf(worker, firm.entity, month)));
}

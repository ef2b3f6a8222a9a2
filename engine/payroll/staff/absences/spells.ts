import {
  addDays,
  type Day,
  dayOf,
  daysBetween,
  firstDayOf,
  monthCount,
  monthsLater,
  weekdayOf,
  type YearMonth,
  yearMonthOf,
} from '../../../core/days/day.ts';
import { changeOn } from '../../../core/law.ts';
import type { Hundredths } from '../../../core/numbers/money.ts';
import { neradni_dan_vlade } from '../../../law/fbih/days-off.ts';
import { FIRST_YEAR, holidaysOf } from '../../../rules/working-hours.ts';
import {
  type Absence,
  type AbsencePayer,
  type AbsenceSpell,
  type FundSpell,
  isCounted,
  payerOf,
} from '../../model/absence.ts';
import { workerIn } from '../../model/dated-worker.ts';
import { employmentsIn } from '../../model/employment.ts';
import type { Firm } from '../../model/firm.ts';
import { fullDayOf } from '../../model/month-share.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { Worker } from '../../model/worker.ts';
import { counterOf } from './counter.ts';
import { absenceTerms } from './terms.ts';

export type AbsenceFirm = Pick<Firm, 'entity' | 'governmentDaysOff'>;

/** Daily hours of the worker in a month. */
export const dailyHoursOf = (worker: Worker, entity: PayrollEntity, month: YearMonth): Hundredths =>
  workerIn(worker, month).dailyHours ?? fullDayOf(entity, month);

/**
 * The absences of a worker in one month, each split where the payer changes. Hours are those of Monday to Friday; leave paid
 * as work excludes holidays. An hour of two absences belongs to the earlier one.
 * @param ofWorker all absences of the worker
 */
export function spellsIn(
  firm: AbsenceFirm,
  worker: Worker,
  month: YearMonth,
  ofWorker: readonly Absence[],
): readonly AbsenceSpell[] {
  if (month.year < FIRST_YEAR || month.year > LAST_YEAR) return [];
  const employments = employmentsIn(worker, month);
  const daily = dailyHoursOf(worker, firm.entity, month);
  const off = daysOff(firm, month);
  const left = new Map<Day, Hundredths>();
  return ofWorker.toSorted(earlierFirst).flatMap((absence) =>
    employments
      .filter(({ from, to }) => absence.from <= to && absence.to >= from)
      .flatMap((employed) => partsOf(absence, ofWorker, firm.entity, employed))
      .map((part) => {
        const perDay = Math.min(absence.hours ?? daily, daily);
        const isWorkday = (day: Day): boolean =>
          weekdayOf(day) < SATURDAY && !(isPaidAsWork(absence) && off.has(day));
        let hours = 0;
        for (let day = part.from; day <= part.to; day = addDays(day, 1)) {
          const taken = isWorkday(day) ? Math.min(perDay, left.get(day) ?? daily) : 0;
          left.set(day, (left.get(day) ?? daily) - taken);
          hours += taken;
        }
        return { ...part, hours, ...(perDay < daily && { isPartOfDay: true }) };
      }),
  );
}

const SATURDAY = 6;
const LAST_YEAR = 2100;

const earlierFirst = (one: Absence, other: Absence): number =>
  one.from < other.from ? -1 : one.from > other.from ? 1 : one.id < other.id ? -1 : 1;

/** True for an absence paid as work: its days exclude holidays. */
export const isPaidAsWork = (absence: Absence): boolean =>
  !isCounted(absence.kind) && payerOf(absence) === 'employer';

/** Holidays, and the Government's days off if the firm has them. */
export function daysOff({ entity, governmentDaysOff }: AbsenceFirm, month: YearMonth): ReadonlySet<Day> {
  const law = governmentDaysOff ? (changeOn(neradni_dan_vlade, firstDayOf(month))?.vrijednost.dan ?? 0) : 0;
  return new Set([
    ...holidaysOf(entity, month.year).map(({ datum }) => datum),
    ...(law > 0 ? [dayOf(month.year, month.month, law)] : []),
  ]);
}

interface Days {
  readonly from: Day;
  readonly to: Day;
}

type Part = Omit<AbsenceSpell, 'hours'>;

/** The days of an absence within others, split in two where a fund takes over; none while the payer is unknown. */
function partsOf(
  absence: Absence,
  ofWorker: readonly Absence[],
  entity: PayrollEntity,
  inside: Days,
): Part[] {
  const from = absence.from > inside.from ? absence.from : inside.from;
  const to = absence.to < inside.to ? absence.to : inside.to;
  const part = (payer: AbsencePayer, first: Day, last: Day): Part[] =>
    first <= last ? [{ absence: absence.id, kind: absence.kind, from: first, to: last, payer }] : [];
  if (!isCounted(absence.kind)) {
    const payer = payerOf(absence);
    if (payer === undefined) return [];
    const fund = payer === 'fund' && { fund: fundSpellOf(absence, absence.from) };
    return part(payer, from, to).map((one) => ({ ...one, ...fund }));
  }
  const counter = counterOf(absence, ofWorker, entity);
  if (counter?.employerDays === undefined) return [];
  const turn = counter.fundFrom ?? addDays(absence.to, 1);
  const share = absence.share ?? absenceTerms(entity, absence.kind, absence.from).share;
  const dayOfLeave = (first: Day): number => counter.daysBefore + daysBetween(absence.from, first) + 1;
  const ownDays = part('employer', from, turn <= to ? addDays(turn, -1) : to);
  const fund = fundSpellOf(absence, addDays(absence.from, -counter.daysBefore));
  const fundDays = part('fund', turn > from ? turn : from, to).map((one) => ({ ...one, fund }));
  return [...ownDays.map((one) => ({ ...one, ...(share !== undefined && { share }) })), ...fundDays].map(
    (one) => ({ ...one, dayOfLeave: dayOfLeave(one.from) }),
  );
}

function fundSpellOf({ fundPayment, fundShare, fundBase }: Absence, leaveFrom: Day): FundSpell {
  return {
    leaveFrom,
    ...(fundPayment !== undefined && { payment: fundPayment }),
    ...(fundShare !== undefined && { share: fundShare }),
    ...(fundBase !== undefined && { base: fundBase }),
  };
}

/** The months from one day to another, in order. */
export const monthsOf = ({ from, to }: Days): readonly YearMonth[] => {
  const first = yearMonthOf(from);
  const length = Math.max(0, monthCount(yearMonthOf(to)) - monthCount(first) + 1);
  return Array.from({ length }, (_, later) => monthsLater(first, later));
};

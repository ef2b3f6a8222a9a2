import { firstDayOf, lastDayOf, type YearMonth } from '../../../../core/days/day.ts';
import { Refusal } from '../../../../core/issue.ts';
import { formatHundredths } from '../../../../core/numbers/format.ts';
import { HUNDREDTHS, type Hundredths } from '../../../../core/numbers/money.ts';
import { monthHours, type TimeInput } from '../../../../rules/salary/hours.ts';
import { workingDays } from '../../../../rules/working-hours.ts';
import { workerIn } from '../../../model/dated-worker.ts';
import { employmentsIn } from '../../../model/employment.ts';
import type { PayrollMonth } from '../../../model/month.ts';
import type { EntryName } from '../../../model/month-columns.ts';
import { isKindKey } from '../../../model/pay-kind.ts';
import type { PayrollEntity } from '../../../model/place.ts';
import type { Worker } from '../../../model/worker.ts';
import { kindsOf } from '../../../staff/pay-kinds/kinds-of.ts';
import { isUnlimited, limitOf, unknownLimit } from '../../../staff/pay-kinds/limits.ts';
import type { SourceRow } from '../columns/field-text.ts';
import { isNobody, isPersonField, NOBODY } from '../columns/field-text.ts';
import { type FirmOfHours, type HourField, hourLabel } from '../columns/hour-fields.ts';
import { headingsWidth, shiftedText, skippedBecause } from '../columns/layout.ts';
import type { ImportChoices } from '../rows/judged.ts';
import {
  type JudgedCell,
  type JudgedLine,
  problemsOf,
  skippedLine,
  stateOf,
  workerAgain,
} from '../rows/judged.ts';
import { finderOf, type WorkerFinder } from './find-worker.ts';
import type { CodeMeaning } from './hour-columns.ts';
import { countsDays, type HourColumns, hourSigns } from './hour-columns.ts';
import {
  entriesOf,
  type HourEntry,
  type HourKind,
  hoursTogether,
  isAbsence,
  isHourKind,
  isOddAbsence,
} from './hour-values.ts';
import { type HourReading, readHourRow } from './read-hour-row.ts';

/** The month of a firm that hours are imported into. */
export interface HoursMonth {
  readonly entity: PayrollEntity;
  readonly year: number;
  readonly month: number;
  readonly workers: readonly Worker[];
  /** Hours of a full working day. */
  readonly fullDay: Hundredths;
  /** Whose kinds of pay are among the columns. */
  readonly firm?: FirmOfHours;
  /** What is entered in the month already. */
  readonly entered?: EnteredMonth;
}

type EnteredMonth = Pick<PayrollMonth, 'workers' | 'averageNet' | 'averageOfThree'>;

/** Changes in one worker's month; zero clears an entry, except that it pays no transport. */
export interface HoursProposal {
  readonly worker: Worker;
  readonly entries: Readonly<Partial<Record<EntryName, number>>>;
  readonly note?: string;
}

export type HoursLine = JudgedLine<HoursProposal, HourField>;

interface Pass extends HourReading {
  /** Number of heading cells. */
  readonly width: number;
  readonly month: HoursMonth;
  readonly find: WorkerFinder<HourField>;
  readonly seen: Map<string, number>;
}

/** Judges the lines of a month's hours one by one; a long file can be read in chunks. */
export function* judgeHours(
  columns: HourColumns,
  choices: ImportChoices,
  month: HoursMonth,
): Generator<HoursLine> {
  const pass: Pass = {
    width: headingsWidth(columns.table, columns.layout),
    assignment: columns.assignment,
    signs: hourSigns(columns, choices.answers),
    countsDays: countsDays(columns, choices.answers),
    choices,
    month,
    find: finderOf(month.workers),
    seen: new Map(),
  };
  for (const [at, row] of columns.table.rows.entries()) {
    const why = skippedBecause(row, at, columns.layout);
    yield why ? skippedLine(row.line, at, why) : judgeLine(row, at, pass);
  }
}

function judgeLine(row: SourceRow, at: number, pass: Pass): HoursLine {
  const read = readHourRow(row, pass);
  if (isNobody(read)) return skippedLine(row.line, at, NOBODY);
  const found = pass.find(read, row.line, pass.choices);
  const { cells, worker } = found;
  const dailyHours = (worker && workerIn(worker, pass.month).dailyHours) ?? pass.month.fullDay;
  const entry = hourEntryOf(cells, dailyHours, pass);
  const reasons = [
    ...shiftedText(row, pass.width),
    ...problemsOf(cells, (field) => hourLabel(field, pass.month.firm)),
    ...found.reasons,
    ...workerAgain(pass.seen, worker?.id, row.line),
  ];
  const base = { line: row.line, row: at, state: stateOf(cells, reasons), reasons, warnings: [], cells };
  if (reasons.length > 0 || !worker) return base;
  return {
    ...base,
    warnings: warningsOf(entry, worker, cells, pass),
    proposal: proposalOf(entry, worker, dailyHours),
  };
}

const proposalOf = (entry: HourEntry, worker: Worker, dailyHours: Hundredths): HoursProposal => ({
  worker,
  entries: entriesOf(entry, dailyHours),
  ...(entry.note !== undefined && { note: entry.note }),
});

/** Warns about wrong sums of hours, absences that are not whole days, and different meal days; changes nothing. */
function warningsOf(
  entry: HourEntry,
  worker: Worker,
  cells: readonly JudgedCell<HourField>[],
  { month }: Pass,
): string[] {
  const dailyHours = workerIn(worker, month).dailyHours ?? month.fullDay;
  const fund = workingDays(month.entity, month.year, month.month).radni_dani * dailyHours;
  const sum = hoursTogether(entry, dailyHours);
  const isThrough = isEmployedThrough(worker, month);
  const isWhole = cells.some(({ field }) => field === 'worked' || field.startsWith('day'));
  const fits = sum === fund || sum + (entry.hours.holidayWork ?? 0) === fund;
  return [
    ...(isWhole && !fits && isThrough
      ? [`Sati zajedno čine ${formatHundredths(sum)}, a fond mjeseca je ${formatHundredths(fund)}.`]
      : []),
    ...(isOddAbsence(entry, dailyHours)
      ? ['Sati odsustva ne čine dane na dvije decimale i ne uvoze se: upišite odsustvo u mjesecu.']
      : []),
    ...(isThrough ? mealWarnings(entry, dailyHours, month) : []),
    ...limitWarnings(entriesOf(entry, dailyHours), worker, month),
  ];
}

/** Names pay with a limit that somebody has to type, such as an average wage: the month is refused without it. */
function limitWarnings(entries: HoursProposal['entries'], { id }: Worker, month: HoursMonth): string[] {
  const { firm, entered } = month;
  if (!firm) return [];
  const all = { ...entered?.workers[id]?.entries, ...entries };
  return kindsOf(firm).flatMap((kind) => {
    const { key, treatment, unit = 'iznos' } = kind;
    const amount = isKindKey(key) ? (entries[key] ?? 0) : 0;
    if (amount === 0 || unit !== 'iznos' || treatment !== 'untaxed' || isUnlimited(kind)) return [];
    return unknownLimit(kind, amount, limitOf(kind, { ...entered, ...yearMonthOf(month) }, all)) ?? [];
  });
}

const yearMonthOf = ({ year, month }: YearMonth): YearMonth => ({ year, month });

const isEmployedThrough = (worker: Worker, month: HoursMonth): boolean => {
  const [only, another] = employmentsIn(worker, month);
  return !another && only?.from === firstDayOf(month) && only.to === lastDayOf(month);
};

/** Values of a line: grid days are summed; a column of the same kind takes precedence. */
function hourEntryOf(
  cells: readonly JudgedCell<HourField>[],
  dailyHours: Hundredths,
  reading: HourReading,
): HourEntry {
  const counted: Partial<Record<HourKind, Hundredths>> = {};
  const own: Partial<Record<HourKind, Hundredths>> = {};
  const days: Partial<Record<string, Hundredths>> = {};
  const others: Partial<Record<string, number>> = {};
  let note: string | undefined;
  for (const { field, value, column } of cells) {
    if (value === undefined || isPersonField(field)) continue;
    if (field === 'note') note = value as string;
    else if (field.startsWith('day')) count(counted, value as CodeMeaning | Hundredths, dailyHours);
    else if (!isHourKind(field)) others[field] = value as number;
    else if (!reading.countsDays[column]) own[field] = value as Hundredths;
    else if (isAbsence(field)) days[field] = value as Hundredths;
    else own[field] = Math.round(((value as Hundredths) * dailyHours) / HUNDREDTHS);
  }
  return { hours: { ...counted, ...own }, days, others, ...(note !== undefined && { note }) };
}

function count(
  counted: Partial<Record<HourKind, Hundredths>>,
  value: CodeMeaning | Hundredths,
  dailyHours: Hundredths,
): void {
  if (value === 'free') return;
  const [kind, hours] =
    typeof value === 'number' ? (['worked', value] as const) : ([value, dailyHours] as const);
  counted[kind] = (counted[kind] ?? 0) + hours;
}

interface EntityMonth extends YearMonth {
  readonly entity: PayrollEntity;
}

/** Warns when a line has other meal days; the month calculates them, so they are not imported. */
function mealWarnings(entry: HourEntry, dailyHours: Hundredths, month: EntityMonth): string[] {
  const stated = entry.hours.mealDays;
  const calculated = stated === undefined ? undefined : mealDays(entry, dailyHours, month);
  if (stated === undefined || calculated === undefined || stated === calculated) return [];
  return [
    `Dana toplog obroka je ovdje ${formatHundredths(stated)}, a po satima i odsustvima ih je ${formatHundredths(calculated)}: obračun uzima ${formatHundredths(calculated)}.`,
  ];
}

/** Meal days as the wage calculates them; undefined when absences exceed the month and the wage is refused. */
function mealDays(entry: HourEntry, dailyHours: Hundredths, month: EntityMonth): Hundredths | undefined {
  try {
    return monthHours(month.entity, timeOf(entry, dailyHours, month), dailyHours).topli_dani;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Working time of a full month of employment. Second meals are not days. */
function timeOf(entry: HourEntry, dailyHours: Hundredths, { year, month }: EntityMonth): TimeInput {
  const entries = entriesOf(entry, dailyHours);
  return {
    mjesec: month,
    godina: year,
    sati_dnevno: dailyHours,
    zaposlen_od: null,
    zaposlen_do: null,
    neplaceno: entries.unpaidDays ?? null,
    placeno: entries.paidDays ?? null,
    neodrađeni_sati: entries.missedHours ?? null,
    bolovanje_sati: entries.sickHours ?? null,
    odsustvo_fond_sati: entries.fundHours ?? null,
    dnevnice: entries.perDiems ?? null,
    praznik_sati: entries.holidayWork ?? null,
  };
}

import { firstDayOf, lastDayOf } from '../../../core/days/year-month.ts';
import { formatHundredths } from '../../../core/numbers/format.ts';
import type { Hundredths } from '../../../core/numbers/money.ts';
import { workingDays } from '../../../rules/working-hours.ts';
import type { EntryName } from '../../model/month.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { Worker } from '../../model/worker.ts';
import { type HourField, hourLabel } from '../columns/hour-fields.ts';
import { headingsWidth, shiftedWords, skippedBecause } from '../columns/layout.ts';
import { isNobody, NOBODY } from '../columns/person-fields.ts';
import type { SourceRow } from '../columns/source-table.ts';
import type { ImportChoices } from '../rows/choices.ts';
import { workerAgain } from '../rows/earlier-line.ts';
import { type JudgedCell, type JudgedLine, problemsOf, skippedLine, stateOf } from '../rows/judged.ts';
import { finderOf, type WorkerFinder } from './find-worker.ts';
import { countsDays, type HourColumns, hourSigns } from './hour-columns.ts';
import { hourEntryOf } from './hour-entry.ts';
import { entriesOf, type HourEntry, hoursTogether, isOddAbsence } from './hour-values.ts';
import { mealWarnings } from './meal-days.ts';
import { type HourReading, readHourRow } from './read-hour-row.ts';

/** The month of a firm the hours are read for. */
export interface HoursMonth {
  readonly entity: PayrollEntity;
  readonly year: number;
  readonly month: number;
  readonly workers: readonly Worker[];
  /** Hours of a full working day. */
  readonly fullDay: Hundredths;
}

/** What changes in one worker's month; zero clears an entry, but pays no transport. */
export interface HoursProposal {
  readonly worker: Worker;
  readonly entries: Readonly<Partial<Record<EntryName, number>>>;
  readonly note?: string;
}

export type HoursLine = JudgedLine<HoursProposal, HourField>;

interface Pass extends HourReading {
  /** How many cells the headings have. */
  readonly width: number;
  readonly month: HoursMonth;
  readonly find: WorkerFinder;
  readonly seen: Map<string, number>;
}

/** Judges the lines of a month's hours one after the other, so that a long file can be read in pieces. */
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
  const dailyHours = worker?.dailyHours ?? pass.month.fullDay;
  const entry = hourEntryOf(cells, dailyHours, pass);
  const reasons = [
    ...shiftedWords(row, pass.width),
    ...problemsOf(cells, hourLabel),
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

/** Hours that do not make up the month are said and not cut; so is an absence that makes no days, and meals the month does not calculate. */
function warningsOf(
  entry: HourEntry,
  worker: Worker,
  cells: readonly JudgedCell<HourField>[],
  { month }: Pass,
): string[] {
  const dailyHours = worker.dailyHours ?? month.fullDay;
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
  ];
}

const isEmployedThrough = ({ employedFrom, employedTo }: Worker, month: HoursMonth): boolean =>
  (employedFrom ?? '') <= firstDayOf(month) && (employedTo === undefined || employedTo >= lastDayOf(month));

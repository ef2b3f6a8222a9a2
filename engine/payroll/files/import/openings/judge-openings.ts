import { monthCode, type YearMonth } from '../../../../core/days/day.ts';
import { monthWritten } from '../../../../core/numbers/format.ts';
import type { PayrollEntity } from '../../../model/place.ts';
import type { Worker } from '../../../model/worker.ts';
import { missingFigures, OPENING_FIGURES, openingDoubts } from '../../../staff/opening/opening-figures.ts';
import { isOpeningYear } from '../../../staff/opening/opening-months.ts';
import { OPENING_NAMES, type OpeningMonth } from '../../../staff/opening/opening-year.ts';
import { isMonthFirst } from '../cells/reading.ts';
import { columnTexts, isNobody, NOBODY, type SourceRow } from '../columns/field-text.ts';
import { headingsWidth, shiftedText, skippedBecause } from '../columns/layout.ts';
import { finderOf, type WorkerFinder } from '../hours/find-worker.ts';
import {
  earlierLine,
  type ImportChoices,
  type JudgedCell,
  type JudgedLine,
  problemsOf,
  skippedLine,
  stateOf,
} from '../rows/judged.ts';
import { type OpeningColumns, type OpeningField, openingLabel, openingSigns } from './opening-columns.ts';
import { type OpeningReading, type ReadMonth, readOpeningRow } from './read-opening-row.ts';

/** The firm a list of opening balances is imported into. */
export interface OpeningImport {
  readonly entity: PayrollEntity;
  readonly workers: readonly Worker[];
  /** The year of a line that names only its month. */
  readonly year: number;
  /** Codes of months closed here: they take precedence. */
  readonly closed: ReadonlySet<string>;
}

/** The month of a worker in a line. */
export interface OpeningProposal extends YearMonth {
  readonly worker: Worker;
  readonly figures: OpeningMonth;
}

export type OpeningLine = JudgedLine<OpeningProposal, OpeningField>;

interface Pass extends OpeningReading {
  readonly width: number;
  readonly into: OpeningImport;
  readonly find: WorkerFinder<OpeningField>;
  /** Line of each worker and month. */
  readonly seen: Map<string, number>;
}

/** Judges the lines of a list of opening balances one by one. */
export function* judgeOpenings(
  columns: OpeningColumns,
  choices: ImportChoices,
  into: OpeningImport,
): Generator<OpeningLine> {
  const { table, layout, assignment } = columns;
  const below = table.rows.slice((layout.header ?? -1) + 1);
  const pass: Pass = {
    width: headingsWidth(table, layout),
    assignment,
    days: assignment.map((_, column) => ({
      isMonthFirst: isMonthFirst(columnTexts(below, column)),
      is1904: table.is1904 ?? false,
    })),
    signs: openingSigns(columns, choices.answers),
    choices,
    into,
    find: finderOf(into.workers),
    seen: new Map(),
  };
  for (const [at, row] of table.rows.entries()) {
    const why = skippedBecause(row, at, layout);
    yield why ? skippedLine(row.line, at, why) : judgeLine(row, at, pass);
  }
}

function judgeLine(row: SourceRow, at: number, pass: Pass): OpeningLine {
  const read = readOpeningRow(row, pass);
  if (isNobody(read)) return skippedLine(row.line, at, NOBODY);
  const { worker, cells, reasons: unfound } = pass.find(read, row.line, pass.choices);
  const wrong = [...shiftedText(row, pass.width), ...problemsOf(cells, openingLabel), ...unfound];
  const base = { line: row.line, row: at, warnings: [], cells };
  if (wrong.length > 0 || !worker) return { ...base, state: stateOf(cells, wrong), reasons: wrong };
  const month = monthIn(cells, pass.into.year);
  const figures = figuresIn(cells);
  if (Object.keys(figures).length === 0) return skippedLine(row.line, at, 'nema nijednog iznosa');
  const reasons = month ? reasonsAgainst(month, figures, worker, row.line, pass) : [NO_MONTH];
  if (!month || reasons.length > 0) return { ...base, state: stateOf(cells, reasons), reasons };
  return {
    ...base,
    state: stateOf(cells, []),
    reasons: [],
    warnings: openingDoubts(pass.into.entity, figures),
    proposal: { worker, ...month, figures },
  };
}

const NO_MONTH = 'Nedostaje mjesec.';

function reasonsAgainst(
  month: YearMonth,
  figures: OpeningMonth,
  worker: Worker,
  line: number,
  { into, seen }: Pass,
): string[] {
  if (!isOpeningYear(month.year)) return ['Mjesec je prije prve godine čiji su propisi ovdje: 2018.'];
  if (into.closed.has(monthCode(month)))
    return [`Mjesec ${monthWritten(month)} je zaključen u ovom programu: računa se on.`];
  const missing = missingFigures(figures);
  if (missing.length > 0) return [`Nedostaje: ${missing.map((name) => OPENING_FIGURES[name]).join(', ')}.`];
  const earlier = earlierLine(seen, `${worker.id}:${monthCode(month)}`, line);
  return earlier === undefined ? [] : [`Ovaj radnik i mjesec su već u redu ${earlier}.`];
}

const valueIn = (cells: readonly JudgedCell<OpeningField>[], field: OpeningField): unknown =>
  cells.find((cell) => cell.field === field)?.value;

function monthIn(cells: readonly JudgedCell<OpeningField>[], usual: number): YearMonth | undefined {
  const readMonth = valueIn(cells, 'month') as ReadMonth | undefined;
  const year = valueIn(cells, 'year') as number | undefined;
  return readMonth && { month: readMonth.month, year: readMonth.year ?? year ?? usual };
}

function figuresIn(cells: readonly JudgedCell<OpeningField>[]): OpeningMonth {
  const readCells = [...OPENING_NAMES, 'payday' as const].flatMap((name) => {
    const value = valueIn(cells, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(readCells);
}

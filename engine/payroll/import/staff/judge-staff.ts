import type { Day } from '../../../kernel/days/day.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { Worker } from '../../model/worker.ts';
import type { PayKind } from '../cells/words.ts';
import { headingsWidth, shiftedWords, whySkipped } from '../columns/layout.ts';
import { isPersonField } from '../columns/person-fields.ts';
import type { SourceRow } from '../columns/source-table.ts';
import { type StaffField, staffLabel } from '../columns/staff-fields.ts';
import type { ImportChoices } from '../rows/choices.ts';
import { type JudgedCell, type JudgedLine, problemsOf, skippedLine, stateOf } from '../rows/judged.ts';
import { columnFacts, type StaffColumns } from './column-facts.ts';
import { confirmedLine, type NewNames, unpaidWords } from './confirmed.ts';
import { differencesOf, type WorkerDifference } from './differences.ts';
import { type BeforeFinder, beforeFinderOf } from './find-before.ts';
import { laterWords, warningsOf, wrongTogether } from './line-checks.ts';
import { entryOf, type RowReading, readStaffRow } from './read-row.ts';
import type { StaffEntry } from './values.ts';
import { type WorkerMaking, workerOf } from './worker-of.ts';

/** The firm the staff is read for. */
export interface StaffFirm {
  /** The firm's id. */
  readonly firm: string;
  readonly firmEntity: PayrollEntity;
  readonly workers: readonly Worker[];
  readonly newId: () => string;
  /** From when new amounts are agreed where the file does not say. */
  readonly agreedFrom: Day;
}

/** A worker to be kept: new, or with what changes in one the firm has. */
export interface StaffProposal {
  readonly worker: Worker;
  readonly effect: 'new' | 'changed' | 'same';
  readonly differences: readonly WorkerDifference[];
}

export type StaffLine = JudgedLine<StaffProposal, StaffField>;

/** What is common to all lines, with what is seen on the way. */
interface Pass extends RowReading {
  /** How many cells the headings have. */
  readonly width: number;
  readonly making: WorkerMaking;
  readonly find: BeforeFinder;
  /** Lines by their JMBG. */
  readonly seen: Map<string, number>;
  /** Lines by the id of the worker they change. */
  readonly taken: Map<string, number>;
  readonly names: NewNames;
}

/** Judges the lines of a file one after the other, so that a long file can be read in pieces. */
export function* judgeStaff(
  columns: StaffColumns,
  choices: ImportChoices,
  firm: StaffFirm,
): Generator<StaffLine> {
  const pass = passOf(columns, choices, firm);
  const { header, headings } = columns.layout;
  for (const [at, row] of columns.table.rows.entries()) yield judgeLine(row, at, header, headings, pass);
}

function passOf(columns: StaffColumns, choices: ImportChoices, firm: StaffFirm): Pass {
  const facts = columnFacts(columns, choices.answers);
  const payKind = facts.find(({ answers }) => answers.vrsta)?.answers.vrsta as PayKind | undefined;
  return {
    width: headingsWidth(columns.table, columns.layout),
    assignment: columns.assignment,
    facts,
    choices,
    firmEntity: firm.firmEntity,
    making: { ...firm, payKind },
    find: beforeFinderOf(firm.workers),
    seen: new Map(),
    taken: new Map(),
    names: new Map(),
  };
}

function judgeLine(
  row: SourceRow,
  at: number,
  header: number | undefined,
  headings: readonly string[],
  pass: Pass,
): StaffLine {
  const skipped = (reason: string): StaffLine => skippedLine(row.line, at, reason);
  if (at === header) return skipped('zaglavlje');
  const why = whySkipped(row, headings);
  if (header !== undefined && at < header)
    return skipped(why === 'prazan red' ? why : 'naslov iznad zaglavlja');
  if (why) return skipped(why);
  const cells = readStaffRow(row, pass);
  const entry = entryOf(cells, pass.facts);
  return isNobody(cells) ? skipped('nema ni imena ni JMBG') : judgeEntry(row, at, cells, entry, pass);
}

const isNobody = (cells: readonly JudgedCell<StaffField>[]): boolean =>
  !cells.some(({ field }) => isPersonField(field));

function judgeEntry(
  row: SourceRow,
  at: number,
  read: readonly JudgedCell<StaffField>[],
  entry: StaffEntry,
  pass: Pass,
): StaffLine {
  const { line } = row;
  const found = pass.find(entry, read, line, pass.choices);
  const { before } = found;
  const confirmed = confirmedLine(found, entry, line, pass);
  const reasons = [
    ...shiftedWords(row, pass.width),
    ...problemsOf(read, staffLabel),
    ...found.reasons,
    ...confirmed.reasons,
    ...repeated(line, entry.values.jmbg, before, pass),
    ...wrongTogether(read, entry, before, pass.making),
  ];
  const base = { line, row: at, reasons, warnings: [] };
  if (reasons.length > 0) return { ...base, state: 'refused', cells: confirmed.cells };
  const proposal = proposalOf(entry, before, pass);
  // Where nothing would change there is nobody to confirm.
  const cells = proposal.effect === 'same' ? read : confirmed.cells;
  const warnings = [
    ...warningsOf(entry, before),
    ...(proposal.effect === 'same' ? unpaidWords(entry) : []),
    ...laterWords(entry, before, pass.making),
  ];
  return { ...base, state: stateOf(cells, reasons), cells, warnings, proposal };
}

/** A number or a worker that an earlier line already has; what this one has is seen by those after it. */
function repeated(
  line: number,
  jmbg: string | undefined,
  before: Worker | undefined,
  { seen, taken }: Pass,
): string[] {
  const first = earlierLine(seen, jmbg, line);
  const earlier = earlierLine(taken, before?.id, line);
  if (first !== undefined) return [`JMBG je već u redu ${first}.`];
  return earlier === undefined ? [] : [`Ovaj radnik je već u redu ${earlier}.`];
}

function earlierLine(lines: Map<string, number>, key: string | undefined, line: number): number | undefined {
  if (key === undefined) return undefined;
  const earlier = lines.get(key);
  if (earlier === undefined) lines.set(key, line);
  return earlier;
}

function proposalOf(entry: StaffEntry, before: Worker | undefined, { making }: Pass): StaffProposal {
  const worker = workerOf(entry, before, making);
  const differences = before ? differencesOf(before, worker) : [];
  return { worker, differences, effect: !before ? 'new' : differences.length > 0 ? 'changed' : 'same' };
}

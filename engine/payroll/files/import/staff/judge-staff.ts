import type { Day } from '../../../../core/days/day.ts';
import { formatDay } from '../../../../core/numbers/format.ts';
import { municipalityWord } from '../../../firms/municipalities/municipality.ts';
import { employmentProblem } from '../../../model/employment.ts';
import type { PayrollEntity } from '../../../model/place.ts';
import type { Worker } from '../../../model/worker.ts';
import type { PayKind } from '../cells/texts.ts';
import type { SourceRow } from '../columns/field-text.ts';
import { isNobody, isPersonField, NOBODY } from '../columns/field-text.ts';
import { headingsWidth, shiftedText, skippedBecause } from '../columns/layout.ts';
import { type StaffField, staffLabel } from '../columns/staff-fields.ts';
import type { ImportChoices } from '../rows/judged.ts';
import {
  earlierLine,
  type JudgedCell,
  type JudgedLine,
  problemsOf,
  skippedLine,
  stateOf,
  workerAgain,
} from '../rows/judged.ts';
import { columnFacts, type StaffColumns } from './column-facts.ts';
import { confirmedLine, type NewNames, unpaidText } from './confirmed.ts';
import { differencesOf, type WorkerDifference } from './differences.ts';
import { type BeforeFinder, beforeFinderOf } from './find-before.ts';
import { isAgreed, payIn } from './pay.ts';
import { entryOf, type RowReading, readStaffRow } from './read-row.ts';
import type { StaffEntry } from './values.ts';
import { nameIn, type WorkerMaking, workerOf } from './worker-of.ts';

/** The firm that workers are imported into. */
export interface StaffFirm {
  /** The firm's id. */
  readonly firm: string;
  readonly firmEntity: PayrollEntity;
  readonly workers: readonly Worker[];
  readonly newId: () => string;
  /** Start of newly agreed amounts without a date in the file. */
  readonly agreedFrom: Day;
}

/** A worker to save: new, or a known one with its changes. */
export interface StaffProposal {
  readonly worker: Worker;
  readonly effect: 'new' | 'changed' | 'same';
  readonly differences: readonly WorkerDifference[];
}

export type StaffLine = JudgedLine<StaffProposal, StaffField>;

/** Context shared by all lines, updated on the way. */
interface Pass extends RowReading {
  /** Number of heading cells. */
  readonly width: number;
  readonly making: WorkerMaking;
  readonly find: BeforeFinder;
  /** Lines by JMBG. */
  readonly seen: Map<string, number>;
  /** Lines by the id of the worker they change. */
  readonly taken: Map<string, number>;
  readonly names: NewNames;
}

/** Judges the lines of a file one by one; a long file can be read in chunks. */
export function* judgeStaff(
  columns: StaffColumns,
  choices: ImportChoices,
  firm: StaffFirm,
): Generator<StaffLine> {
  const pass = passOf(columns, choices, firm);
  for (const [at, row] of columns.table.rows.entries()) {
    const why = skippedBecause(row, at, columns.layout);
    yield why ? skippedLine(row.line, at, why) : judgeLine(row, at, pass);
  }
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

function judgeLine(row: SourceRow, at: number, pass: Pass): StaffLine {
  const cells = readStaffRow(row, pass);
  const entry = entryOf(cells, pass.facts);
  return isNobody(cells) ? skippedLine(row.line, at, NOBODY) : judgeEntry(row, at, cells, entry, pass);
}

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
    ...shiftedText(row, pass.width),
    ...problemsOf(read, staffLabel),
    ...found.reasons,
    ...confirmed.reasons,
    ...repeated(line, entry.values.jmbg, before, pass),
    ...wrongTogether(read, entry, before, pass.making),
  ];
  const base = { line, row: at, reasons, warnings: [] };
  if (reasons.length > 0) return { ...base, state: 'refused', cells: confirmed.cells };
  const proposal = proposalOf(entry, before, pass);
  // Without changes there is no worker to confirm.
  const cells = proposal.effect === 'same' ? read : confirmed.cells;
  const warnings = [
    ...warningsOf(entry, before, pass.firmEntity),
    ...(proposal.effect === 'same' ? unpaidText(entry) : []),
    ...laterText(entry, before, pass.making),
  ];
  return { ...base, state: stateOf(cells, reasons), cells, warnings, proposal };
}

/** Reports a JMBG or worker already in an earlier line; stores this line otherwise. */
function repeated(
  line: number,
  jmbg: string | undefined,
  before: Worker | undefined,
  { seen, taken }: Pass,
): string[] {
  const first = earlierLine(seen, jmbg, line);
  const again = workerAgain(taken, before?.id, line);
  return first === undefined ? again : [`JMBG je već u redu ${first}.`];
}

function proposalOf(entry: StaffEntry, before: Worker | undefined, { making }: Pass): StaffProposal {
  const worker = workerOf(entry, before, making);
  const differences = before ? differencesOf(before, worker) : [];
  return { worker, differences, effect: !before ? 'new' : differences.length > 0 ? 'changed' : 'same' };
}

/** Problems across cells: a missing name or kind of pay, or an employment that ends before it begins. */
function wrongTogether(
  cells: readonly JudgedCell<StaffField>[],
  { values }: StaffEntry,
  before: Worker | undefined,
  making: WorkerMaking,
): string[] {
  const { amount, employedFrom, employedTo } = values;
  return [
    ...(before || isNameUnread(cells) || isNamed(values) ? [] : ['Nema imena ili prezimena.']),
    ...(amount !== undefined && !payIn(values, making.payKind)
      ? ['Odgovorite je li iznos bruto, neto ili satnica. Pitanje je iznad tabele.']
      : []),
    ...(employedFrom && employedTo && employedTo < employedFrom
      ? ['Zaposlen je do dana prije zaposlenja.']
      : overlapText(values, before)),
  ];
}

/** The reason why employments of a line and those known do not fit together. */
function overlapText(
  { employedFrom, employedTo, earlierSpells }: StaffEntry['values'],
  before: Worker | undefined,
) {
  if (earlierSpells === undefined && before?.earlierSpells === undefined) return [];
  const problem = employmentProblem({
    ...before,
    ...(employedFrom && { employedFrom }),
    ...(employedTo && { employedTo }),
    ...(earlierSpells && { earlierSpells }),
  });
  return problem === undefined ? [] : [problem];
}

/** True when a name is unreadable: its cell already has the problem. */
const isNameUnread = (cells: readonly JudgedCell<StaffField>[]): boolean =>
  cells.some(({ field, problem }) => field !== 'jmbg' && isPersonField(field) && problem);

function isNamed(values: StaffEntry['values']): boolean {
  const { firstName, lastName } = nameIn(values);
  return Boolean(firstName && lastName);
}

/** Warns that a later start of the same agreed pay changes nothing. */
function laterText({ values }: StaffEntry, before: Worker | undefined, making: WorkerMaking): string[] {
  const [pay, current] = [payIn(values, making.payKind), before?.agreed.at(-1)];
  if (!pay || !isAgreed(current, pay) || !values.agreedFrom || values.agreedFrom <= current.from) return [];
  return [
    `Isti iznos već važi od ${formatDay(current.from)} Ako važi tek od ${formatDay(values.agreedFrom)}, upišite to kod radnika.`,
  ];
}

/** Warnings about missing data of an imported worker. */
function warningsOf({ values }: StaffEntry, before: Worker | undefined, firmEntity: PayrollEntity): string[] {
  const lacks = (field: 'jmbg' | 'account' | 'municipality'): boolean =>
    values[field] === undefined && !before?.[field];
  return [
    ...(lacks('jmbg') ? ['Nema JMBG: dok se ne upiše, radnik ne ulazi u obrasce.'] : []),
    ...(lacks('account') ? ['Nema računa: isplata se preskače u nalozima.'] : []),
    ...(lacks('municipality')
      ? [`Nema ${municipalityWord(firmEntity, 'e')}: nalozi javnih prihoda se preskaču.`]
      : []),
    ...(values.municipality && values.municipality.code === null
      ? [
          `Nema šifre ${municipalityWord(values.municipality.entity, 'e')}: dok je ne upišete, nalozi javnih prihoda se preskaču.`,
        ]
      : []),
    ...(firmEntity === 'fbih' && values.taxReduction
      ? ['Druga umanjenja se u Federaciji mjesečno ne računaju.']
      : []),
  ];
}

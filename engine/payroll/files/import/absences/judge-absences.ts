import {
  type Absence,
  type AbsenceKind,
  isCounted,
  isPayerAsked,
  newAbsence,
} from '../../../model/absence.ts';
import type { PayrollEntity } from '../../../model/place.ts';
import type { Worker } from '../../../model/worker.ts';
import { absenceProblems } from '../../../staff/absences/problems.ts';
import { isMonthFirst } from '../cells/reading.ts';
import { columnTexts, isNobody, NOBODY, type SourceRow } from '../columns/field-text.ts';
import { saysFund } from '../columns/headings.ts';
import { headingsWidth, shiftedText, skippedBecause } from '../columns/layout.ts';
import { finderOf, type WorkerFinder } from '../hours/find-worker.ts';
import {
  type ImportChoices,
  type JudgedCell,
  type JudgedLine,
  problemsOf,
  skippedLine,
  stateOf,
} from '../rows/judged.ts';
import { type AbsenceColumns, type AbsenceField, absenceLabel, absenceSigns } from './absence-columns.ts';
import { type AbsenceReading, readAbsenceRow } from './read-absence-row.ts';

/** The firm an absence list is imported into. */
export interface AbsenceRegister {
  readonly firm: string;
  readonly entity: PayrollEntity;
  readonly workers: readonly Worker[];
  /** All absences of the firm. */
  readonly absences: readonly Absence[];
  readonly newId: () => string;
}

/** The absence of a line, with the same one from the register if present. */
export interface AbsenceProposal {
  readonly worker: Worker;
  readonly absence: Absence;
  readonly isKnown: boolean;
}

export type AbsenceLine = JudgedLine<AbsenceProposal, AbsenceField>;

interface Pass extends AbsenceReading {
  readonly width: number;
  readonly register: AbsenceRegister;
  readonly find: WorkerFinder<AbsenceField>;
  /** Absences of earlier lines; overlap checks include them like those of the register. */
  readonly before: Absence[];
}

/** Judges the lines of an absence list one by one. */
export function* judgeAbsences(
  { table, layout, assignment }: AbsenceColumns,
  choices: ImportChoices,
  register: AbsenceRegister,
): Generator<AbsenceLine> {
  const below = table.rows.slice((layout.header ?? -1) + 1);
  const pass: Pass = {
    width: headingsWidth(table, layout),
    assignment,
    signs: absenceSigns({ table, layout, assignment }, choices.answers),
    days: assignment.map((_, column) => ({
      isMonthFirst: isMonthFirst(columnTexts(below, column)),
      is1904: table.is1904 ?? false,
    })),
    choices,
    register,
    find: finderOf(register.workers),
    before: [],
  };
  for (const [at, row] of table.rows.entries()) {
    const why = skippedBecause(row, at, layout);
    yield why ? skippedLine(row.line, at, why) : judgeLine(row, at, pass);
  }
}

function judgeLine(row: SourceRow, at: number, pass: Pass): AbsenceLine {
  const read = readAbsenceRow(row, pass);
  if (isNobody(read)) return skippedLine(row.line, at, NOBODY);
  const { worker, cells, reasons: unfound } = pass.find(read, row.line, pass.choices);
  const wrong = [...shiftedText(row, pass.width), ...problemsOf(cells, absenceLabel), ...unfound];
  const base = { line: row.line, row: at, warnings: [], cells };
  if (wrong.length > 0 || !worker) return { ...base, state: stateOf(cells, wrong), reasons: wrong };
  const absence = absenceOf(cells, worker, pass.register);
  const known = pass.register.absences.find(isSameAs(absence));
  const reasons =
    absence.from === '' || absence.to === '' || !has(cells, 'kind')
      ? [MISSING]
      : known
        ? []
        : whyNot(absence, worker, pass);
  if (reasons.length === 0 && !known) pass.before.push(absence);
  const proposal = { worker, absence: known ?? absence, isKnown: known !== undefined };
  return { ...base, state: stateOf(cells, reasons), reasons, ...(reasons.length === 0 && { proposal }) };
}

const MISSING = 'Nedostaje vrsta odsustva, prvi ili posljednji dan.';

const whyNot = (absence: Absence, worker: Worker, { register, before }: Pass): string[] =>
  Object.values(absenceProblems(absence, worker, [...register.absences, ...before], register.entity));

const has = (cells: readonly JudgedCell<AbsenceField>[], field: AbsenceField): boolean =>
  cells.some((cell) => cell.field === field && cell.value !== undefined);

const isSameAs =
  ({ worker, kind, from, to }: Absence) =>
  (other: Absence): boolean =>
    other.worker === worker && other.kind === kind && other.from === from && other.to === to;

/** Columns of the absence itself; the worker has separate columns. */
const OWN: readonly (AbsenceField & keyof Absence)[] = [
  'kind',
  'from',
  'to',
  'hours',
  'share',
  'employerDays',
  'daysBefore',
  'payer',
  'fundPayment',
  'fundShare',
  'fundBase',
  'report',
  'note',
];

function absenceOf(
  cells: readonly JudgedCell<AbsenceField>[],
  worker: Worker,
  { firm, newId }: AbsenceRegister,
): Absence {
  const readCells = cells.flatMap(({ field, value }) =>
    value !== undefined && OWN.some((name) => name === field) ? [[field, value] as const] : [],
  );
  return { ...newAbsence(newId(), firm, worker.id), ...ofFund(cells), ...Object.fromEntries(readCells) };
}

/** `Bolovanje preko 42 dana`, `na teret fonda`: the firm pays no day of it. A column of its own takes precedence. */
function ofFund(cells: readonly JudgedCell<AbsenceField>[]): Partial<Absence> {
  const cell = cells.find(({ field }) => field === 'kind');
  if (cell?.value === undefined || !saysFund(cell.text)) return {};
  const kind = cell.value as AbsenceKind;
  return { ...(isCounted(kind) && { employerDays: 0 }), ...(isPayerAsked(kind) && { payer: 'fund' }) };
}

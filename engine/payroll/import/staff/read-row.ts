import type { PayrollEntity } from '../../model/place.ts';
import type { PlaceHints } from '../cells/municipality.ts';
import type { CellReading } from '../cells/reading.ts';
import { deductionName } from '../columns/deduction-columns.ts';
import type { Assignment } from '../columns/layout.ts';
import type { SourceRow } from '../columns/source-table.ts';
import type { PlainStaffField, StaffField } from '../columns/staff-fields.ts';
import type { ImportChoices } from '../rows/choices.ts';
import type { JudgedCell } from '../rows/judged.ts';
import { judgeCell } from '../rows/read-cell.ts';
import type { ColumnFacts } from './column-facts.ts';
import { DEDUCTION_READERS, STAFF_READERS } from './readers.ts';
import type { DeductionValues, StaffEntry, StaffValues } from './values.ts';

/** All that reading a line needs besides the line. */
export interface RowReading {
  readonly assignment: Assignment<StaffField>;
  readonly facts: readonly ColumnFacts[];
  readonly choices: ImportChoices;
  readonly firmEntity: PayrollEntity;
}

/** The cells of a line that are taken, each judged; where the line names an entity, its municipality is read by it. */
export function readStaffRow(row: SourceRow, reading: RowReading): JudgedCell<StaffField>[] {
  const at = reading.assignment.indexOf('entity');
  const bare = { firmEntity: reading.firmEntity };
  const entity = at < 0 ? undefined : (judgedAt(row, at, reading, bare)?.value as PayrollEntity | undefined);
  const place = entity ? { ...bare, entity } : bare;
  const cells: JudgedCell<StaffField>[] = [];
  for (const column of reading.assignment.keys()) {
    const cell = judgedAt(row, column, reading, place);
    if (cell) cells.push(cell);
  }
  return cells;
}

function judgedAt(
  row: SourceRow,
  column: number,
  { assignment, facts, choices }: RowReading,
  place: PlaceHints,
): JudgedCell<StaffField> | undefined {
  const field = assignment[column];
  const known = facts[column];
  if (!field || !known) return undefined;
  return judgeCell(
    row,
    column,
    field,
    choices,
    (_, cell): CellReading<unknown> =>
      known.deduction
        ? DEDUCTION_READERS[known.deduction.part](cell, known, place)
        : STAFF_READERS[field as PlainStaffField](cell, known, place),
  );
}

/** The values of judged cells, where they have one. */
export function entryOf(cells: readonly JudgedCell<StaffField>[], facts: readonly ColumnFacts[]): StaffEntry {
  const values: Partial<Record<PlainStaffField, unknown>> = {};
  const deductions = new Map<number, DeductionValues>();
  for (const { field, value, column } of cells) {
    const known = facts[column];
    if (value === undefined || !known || isLeftOut(known)) continue;
    if (known.deduction) {
      const { number, part } = known.deduction;
      deductions.set(number, { ...named(known.heading, number), ...deductions.get(number), [part]: value });
    } else values[field as PlainStaffField] = value;
  }
  return { values: values as Partial<StaffValues>, deductions };
}

/** Columns that an answer leaves out: net pay that is not only pay, and the coefficient of a job. */
const isLeftOut = ({ answers }: ColumnFacts): boolean =>
  answers['cisto-neto'] === 'ne' || answers.koeficijent === 'posao';

/** What of a heading says which part of its deduction stands under it: `%`, `iznos` …; of these only behind a word: `rata`, `žiro račun` … */
const PART_WORDS =
  /(?:[\s,:(–-]*(?:%|(?:naziv|primalac|iznos|račun|racun|partija|poziv|ostatak|dug|prinudna)(?!\p{L}))|[\s,:(–-]+(?:rata|mjesečna|mjesecna|anuitet|žiro|ziro|tekući|tekuci|broj|kreditor|banka|preostal[io]|saldo)(?!\p{L})).*$/iu;

/** A column headed `sindikat (%)` or `kredit račun` gives its deduction that name; one that is only numbered is called by its number. */
function named(heading: string, number: number): DeductionValues {
  const name = heading.replace(PART_WORDS, '').trim();
  const isOurs = name === '' || /obustava|\d/i.test(name);
  return { name: isOurs ? deductionName(number) : name };
}

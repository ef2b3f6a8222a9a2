import type { PayrollEntity } from '../../model/place.ts';
import type { RawCell } from '../cells/raw-cell.ts';
import type { CellReading } from '../cells/reading.ts';
import type { Assignment } from '../columns/layout.ts';
import type { SourceRow } from '../columns/source-table.ts';
import type { DeductionPart, PlainStaffField, StaffField } from '../columns/staff-fields.ts';
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

const DEDUCTION = /^deduction(\d+)\.(\w+)$/;

/** The cells of a line that are taken, each judged; where the line names an entity, its municipality is read by it. */
export function readStaffRow(row: SourceRow, reading: RowReading): JudgedCell<StaffField>[] {
  const at = reading.assignment.indexOf('entity');
  const said = at < 0 ? undefined : judgedAt(row, at, 'entity', reading, undefined);
  const entity = said?.value as PayrollEntity | undefined;
  return reading.assignment.flatMap((field, column) => {
    const cell = field && judgedAt(row, column, field, reading, entity);
    return cell ? [cell] : [];
  });
}

function judgedAt(
  row: SourceRow,
  column: number,
  field: StaffField,
  { facts, choices, firmEntity }: RowReading,
  entity: PayrollEntity | undefined,
): JudgedCell<StaffField> | undefined {
  const known = facts[column];
  if (!known) return undefined;
  const hints = { ...known, firmEntity, ...(entity && { entity }) };
  return judgeCell(row, column, field, choices, (_, cell: RawCell): CellReading<unknown> => {
    const [, , part] = DEDUCTION.exec(field) ?? [];
    return part
      ? DEDUCTION_READERS[part as DeductionPart](cell, hints)
      : STAFF_READERS[field as PlainStaffField](cell, hints);
  });
}

/** The values of judged cells, where they have one. */
export function entryOf(cells: readonly JudgedCell<StaffField>[], facts: readonly ColumnFacts[]): StaffEntry {
  const values: Partial<Record<PlainStaffField, unknown>> = {};
  const deductions = new Map<number, DeductionValues>();
  for (const { field, value, column } of cells) {
    if (value === undefined || isLeftOut(facts[column])) continue;
    const [, number, part] = DEDUCTION.exec(field) ?? [];
    if (!number || !part) values[field as PlainStaffField] = value;
    else
      deductions.set(Number(number), {
        ...named(facts[column]),
        ...deductions.get(Number(number)),
        [part]: value,
      });
  }
  return { values: values as Partial<StaffValues>, deductions };
}

/** Columns that an answer leaves out: net pay that is not only pay, and the coefficient of a job. */
const isLeftOut = (facts: ColumnFacts | undefined): boolean =>
  facts?.answers['cisto-neto'] === 'ne' || facts?.answers.koeficijent === 'posao';

/** A column headed `sindikat` gives its deduction that name. */
const named = (facts: ColumnFacts | undefined): DeductionValues =>
  facts && !/obustava|naziv|iznos|račun|racun|partija|ostatak|primalac|\d/i.test(facts.heading)
    ? { name: facts.heading.replace('%', '').trim() }
    : {};

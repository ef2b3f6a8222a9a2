import type { PayrollEntity } from '../../../model/place.ts';
import { deductionFieldOf, repeatedDeductionOf } from '../columns/deduction-columns.ts';
import { columnTexts, isPersonField, type SourceTable } from '../columns/field-text.ts';
import { type FieldFinder, layoutOf, skippedBecause, type TableLayout } from '../columns/layout.ts';
import { matchStaffHeading, type StaffField } from '../columns/staff-fields.ts';
import type { StaffColumns } from './column-facts.ts';

const FINDER: FieldFinder<StaffField> = {
  matchOf: matchStaffHeading,
  // Several deductions may have the same name.
  ofRepeated: (heading, column) => repeatedDeductionOf(heading, column) ?? undefined,
  isGroup: (heading) => deductionFieldOf(heading) !== undefined,
  ofContent: {
    jmbg: 'jmbg',
    account: 'account',
    municipality: 'municipality',
    day: 'employedFrom',
    amount: 'amount',
    name: 'person',
  },
};

/** Detects the columns of a table; the assignment can be changed. */
export function staffColumnsOf(table: SourceTable, firmEntity: PayrollEntity): StaffColumns {
  const found = layoutOf(table, FINDER);
  const layout = { ...found, assignment: withBothNames(found, table) };
  return { table, layout, assignment: layout.assignment, firmEntity };
}

/** Treats the only name column as both names when every cell has two words; the order needs an answer. */
function withBothNames(layout: TableLayout<StaffField>, { rows }: SourceTable) {
  const { assignment } = layout;
  const names = [...assignment.keys()].filter((column) => isNameColumn(assignment[column] ?? ''));
  const [only = -1, other] = names;
  const field = assignment[only];
  if (other !== undefined || (field !== 'lastName' && field !== 'firstName')) return assignment;
  const ofWorkers = rows.filter((row, at) => skippedBecause(row, at, layout) === undefined);
  const texts = columnTexts(ofWorkers, only);
  const isBoth = texts.length > 0 && texts.every((text) => TWO_WORDS.test(text));
  return isBoth ? assignment.with(only, 'person') : assignment;
}

const isNameColumn = (field: string): boolean => isPersonField(field) && field !== 'jmbg';
const TWO_WORDS = /\p{L}\S* .*\p{L}/u;

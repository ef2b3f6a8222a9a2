import type { PayrollEntity } from '../../model/place.ts';
import { deductionFieldOf, repeatedDeductionOf } from '../columns/deduction-columns.ts';
import { columnTexts, isPersonField, type SourceTable } from '../columns/field-words.ts';
import { type FieldFinder, layoutOf, skippedBecause, type TableLayout } from '../columns/layout.ts';
import { type StaffField, staffFieldOf } from '../columns/staff-fields.ts';
import type { StaffColumns } from './column-facts.ts';

const FINDER: FieldFinder<StaffField> = {
  ofHeading: staffFieldOf,
  // Of deductions there may be several of one name.
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

/** A table with its columns as they seem to be; the assignment may then be changed. */
export function staffColumnsOf(table: SourceTable, firmEntity: PayrollEntity): StaffColumns {
  const found = layoutOf(table, FINDER);
  const layout = { ...found, assignment: withBothNames(found, table) };
  return { table, layout, assignment: layout.assignment, firmEntity };
}

/** The only column of names holds both of them where every cell has two words, whatever its heading: their order is asked. */
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

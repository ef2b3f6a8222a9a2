import type { PayrollEntity } from '../../model/place.ts';
import { deductionFieldOf, repeatedDeductionOf } from '../columns/deduction-columns.ts';
import { type FieldFinder, layoutOf } from '../columns/layout.ts';
import type { SourceTable } from '../columns/source-table.ts';
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
  const layout = layoutOf(table, FINDER);
  return { table, layout, assignment: layout.assignment, firmEntity };
}

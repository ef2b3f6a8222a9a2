import type { Day } from '@obracun/engine/core/days/day.ts';
import {
  DEDUCTION_PARTS,
  type DeductionField,
} from '@obracun/engine/payroll/files/import/columns/deduction-columns.ts';
import { isPersonField } from '@obracun/engine/payroll/files/import/columns/field-text.ts';
import type { Assignment } from '@obracun/engine/payroll/files/import/columns/layout.ts';
import {
  STAFF_FIELDS,
  type StaffField,
  staffLabel,
  whyNotOfStaff,
} from '@obracun/engine/payroll/files/import/columns/staff-fields.ts';
import { staffQuestions } from '@obracun/engine/payroll/files/import/staff/column-facts.ts';
import { judgeStaff, type StaffProposal } from '@obracun/engine/payroll/files/import/staff/judge-staff.ts';
import { PAY_FIELDS } from '@obracun/engine/payroll/files/import/staff/pay.ts';
import { staffColumnsOf } from '@obracun/engine/payroll/files/import/staff/read-staff.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { newId } from '../../../../storage/db/tables.ts';
import { countedWorkers } from '../../../ui/import/counted.ts';
import type { Importer, UndoImport } from '../../../ui/import/importer.ts';

/** Deductions assignable to a column by hand. */
const OFFERED_DEDUCTIONS = 5;

const DEDUCTION_FIELDS: readonly DeductionField[] = Array.from({ length: OFFERED_DEDUCTIONS }, (_, at) =>
  (Object.keys(DEDUCTION_PARTS) as (keyof typeof DEDUCTION_PARTS)[]).map(
    (part): DeductionField => `deduction${at + 1}.${part}`,
  ),
).flat();

const FIELDS: readonly StaffField[] = [...STAFF_FIELDS, ...DEDUCTION_FIELDS];

const NET_ALONE =
  'Nema kolone koeficijenta ili izdržavanih: upišite ih radnicima prije obračuna, inače bruto neće biti tačan.';

/** Of several columns of pay the first filled one is agreed; the others are ignored. */
function onePayText(assignment: Assignment<StaffField>): readonly string[] {
  const [first, ...others] = PAY_FIELDS.filter((field) => assignment.includes(field)).map(staffLabel);
  return others.length === 0
    ? []
    : [`Ugovara se jedan iznos: gdje u redu stoji ${first}, ne uvozi se ${others.join(' ni ')}.`];
}

interface StaffImporting {
  readonly firm: Pick<Firm, 'id' | 'entity'>;
  readonly workers: readonly Worker[];
  /** First day of changed amounts of existing workers. */
  readonly agreedFrom: Day;
  readonly keep: (workers: readonly Worker[]) => Promise<UndoImport>;
}

/** Importer of staff of a firm. */
export const staffImporter = ({
  firm,
  workers,
  agreedFrom,
  keep,
}: StaffImporting): Importer<StaffProposal, StaffField> => ({
  key: `radnici:${firm.id}`,
  place: `radnici:${firm.id}`,
  layout: (table) => staffColumnsOf(table, firm.entity).layout,
  questions: (table, layout, assignment) =>
    staffQuestions({ table, layout, assignment, firmEntity: firm.entity }),
  judge: (table, layout, assignment, choices) =>
    judgeStaff({ table, layout, assignment, firmEntity: firm.entity }, choices, {
      firm: firm.id,
      firmEntity: firm.entity,
      workers,
      agreedFrom,
      newId,
    }),
  fields: FIELDS,
  label: staffLabel,
  notes: (assignment) => [
    ...(assignment.includes('net') &&
    !assignment.includes('coefficient') &&
    !assignment.includes('dependants')
      ? [NET_ALONE]
      : []),
    ...onePayText(assignment),
  ],
  notTaken: whyNotOfStaff,
  isWho: isPersonField,
  effect: ({ effect, differences }) => ({
    word: { new: 'novi', changed: 'izmijeni', same: 'bez izmjene' }[effect],
    isSame: effect === 'same',
    details: differences.map(({ label, before, after }) => ({
      label,
      change: `${before || '–'} → ${after || '–'}`,
    })),
  }),
  keep: (proposals) => keep(proposals.map(({ worker }) => worker)),
  counted: countedWorkers,
});

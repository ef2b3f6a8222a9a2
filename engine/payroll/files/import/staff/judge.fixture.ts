import type { Worker } from '../../../model/worker.ts';
import type { RawCell } from '../cells/reading.ts';
import type { SourceTable } from '../columns/field-text.ts';
import { type CellDecision, type ImportChoices, NO_CHOICES } from '../rows/judged.ts';
import { judgeStaff, type StaffFirm, type StaffLine } from './judge-staff.ts';
import { staffColumnsOf } from './read-staff.ts';

export const tableOf = (rows: readonly (readonly RawCell[])[]): SourceTable => ({
  rows: rows.map((cells, at) => ({ line: at + 1, cells })),
});

export function firmOf(
  workers: readonly Worker[] = [],
  firmEntity: StaffFirm['firmEntity'] = 'fbih',
): StaffFirm {
  let made = 0;
  return { firm: 'f1', firmEntity, workers, agreedFrom: '2026-10-01', newId: () => `novi${made++}` };
}

export const judge = (
  rows: readonly (readonly RawCell[])[],
  firm: StaffFirm = firmOf(),
  choices: Partial<ImportChoices> = {},
): StaffLine[] => [
  ...judgeStaff(staffColumnsOf(tableOf(rows), firm.firmEntity), { ...NO_CHOICES, ...choices }, firm),
];

export const decided = (key: string, decision: CellDecision) => ({ decisions: new Map([[key, decision]]) });

export const HEADINGS = ['JMBG', 'Prezime', 'Ime', 'Bruto', 'Općina'];

export const LINE = ['3112899990017', 'Prvi', 'Radnik', '2000', 'Zenica'];

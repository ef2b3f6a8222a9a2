import { readFileSync } from 'node:fs';
import type { SourceTable } from '@obracun/engine/payroll/files/import/columns/field-text.ts';
import { type ImportChoices, NO_CHOICES } from '@obracun/engine/payroll/files/import/rows/judged.ts';
import {
  judgeStaff,
  type StaffFirm,
  type StaffLine,
} from '@obracun/engine/payroll/files/import/staff/judge-staff.ts';
import { staffColumnsOf } from '@obracun/engine/payroll/files/import/staff/read-staff.ts';
import { readCsv } from '../../../../xlsx/reading/read-csv.ts';
import { decode } from '../../../../xlsx/reading/read-file.ts';

/** The table of an example file, as the importer reads it. */
export const exampleTable = (name: string): SourceTable => ({
  rows: readCsv(decode(readFileSync(`site/payroll/files/import/examples/${name}`)).text).rows,
});

/** A firm of the Federation without workers. */
function emptyFirm(): StaffFirm {
  let made = 0;
  return {
    firm: 'firma',
    firmEntity: 'fbih',
    workers: [],
    agreedFrom: '2026-10-01',
    newId: () => `id${made++}`,
  };
}

export const judgeTable = (
  table: SourceTable,
  choices: ImportChoices = NO_CHOICES,
  firm: StaffFirm = emptyFirm(),
): StaffLine[] => [...judgeStaff(staffColumnsOf(table, firm.firmEntity), choices, firm)];

import { isPersonField } from '@obracun/engine/payroll/files/import/columns/field-text.ts';
import {
  type HourField,
  hourFieldsOf,
  hourLabel,
} from '@obracun/engine/payroll/files/import/columns/hour-fields.ts';
import { hourColumnsOf, hourQuestions } from '@obracun/engine/payroll/files/import/hours/hour-columns.ts';
import { type HoursProposal, judgeHours } from '@obracun/engine/payroll/files/import/hours/judge-hours.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollMonth, WorkerMonth } from '@obracun/engine/payroll/model/month.ts';
import type { EntryName } from '@obracun/engine/payroll/model/month-columns.ts';
import { fullDayOf } from '@obracun/engine/payroll/model/month-share.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { columnOf } from '@obracun/engine/payroll/staff/pay-kinds/columns-of.ts';
import { writeEntryWithUnit } from '../../../month/edits/read-entry.ts';
import { countedWorkers } from '../../../ui/import/counted.ts';
import type { Importer, LineEffect, UndoImport } from '../../../ui/import/importer.ts';

const DAYS = Array.from({ length: 31 }, (_, at): HourField => `day${at + 1}`);

type HoursFirm = Pick<Firm, 'id' | 'entity' | 'payKinds' | 'kindOrder'>;

/** What a month holds before the import. */
export type EnteredMonth = Pick<PayrollMonth, 'workers' | 'averageNet' | 'averageOfThree'>;

interface HoursImporting {
  readonly firm: HoursFirm;
  readonly workers: readonly Worker[];
  readonly year: number;
  readonly month: number;
  /** What is entered in the month. */
  readonly entered: EnteredMonth;
  readonly keep: (changes: readonly HoursProposal[]) => Promise<UndoImport>;
}

/** Importer of hours of a month. */
export const hoursImporter = ({
  firm,
  workers,
  year,
  month,
  entered,
  keep,
}: HoursImporting): Importer<HoursProposal, HourField> => ({
  key: `sati:${firm.id}`,
  place: `sati:${firm.id}:${year}-${month}`,
  layout: (table) => hourColumnsOf(table, firm).layout,
  questions: (table, layout, assignment) => hourQuestions({ table, layout, assignment }),
  judge: (table, layout, assignment, choices) => {
    const { entity } = firm;
    const fullDay = fullDayOf(entity, { year, month });
    const into = { entity, year, month, workers, fullDay, firm, entered };
    return judgeHours({ table, layout, assignment }, choices, into);
  },
  fields: [...hourFieldsOf(firm), ...DAYS],
  label: (field) => hourLabel(field, firm),
  notes: () => [],
  notTaken: () => undefined,
  isWho: isPersonField,
  effect: (proposal) => effectOn(firm, entered.workers[proposal.worker.id], proposal),
  keep,
  counted: countedWorkers,
});

/** Changes of a worker's month; zero in an empty field is no change. */
function effectOn(
  firm: HoursFirm,
  before: WorkerMonth | undefined,
  { entries, note }: HoursProposal,
): LineEffect {
  const details = (Object.keys(entries) as EntryName[])
    .map((name) => ({ name, was: before?.entries[name] ?? 0, value: entries[name] ?? 0 }))
    .filter(({ name, was, value }) => was !== value || before?.unread?.[name] !== undefined)
    .map(({ name, was, value }) => {
      const text = before?.unread?.[name] ?? (was === 0 ? undefined : writeEntryWithUnit(name, was));
      const earlier = text === undefined ? '' : `${text} → `;
      return { label: columnOf(firm, name).label, change: `${earlier}${writeEntryWithUnit(name, value)}` };
    });
  const isNoted = note !== undefined && note !== before?.note;
  const isSame = details.length === 0 && !isNoted;
  return { word: isSame ? 'bez izmjene' : 'upiši u mjesec', isSame, details };
}

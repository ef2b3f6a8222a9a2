import { formatHundredths, formatMoney } from '@obracun/engine/kernel/figures/format.ts';
import {
  HOUR_WORDS,
  type HourField,
  hourLabel,
  type PlainHourField,
} from '@obracun/engine/payroll/import/columns/hour-fields.ts';
import { hourColumnsOf, hourQuestions } from '@obracun/engine/payroll/import/hours/hour-columns.ts';
import { type HoursProposal, judgeHours } from '@obracun/engine/payroll/import/hours/judge-hours.ts';
import { isWho } from '@obracun/engine/payroll/import/hours/read-hour-row.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { EntryName } from '@obracun/engine/payroll/model/month.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { ENTRY_COLUMNS } from '@obracun/engine/payroll/request/entry-columns.ts';
import { workingDays } from '@obracun/engine/rules/working-hours.ts';
import { counted } from './counted.ts';
import type { Importer, UndoImport } from './importer.ts';

const DAYS = Array.from({ length: 31 }, (_, at): HourField => `day${at + 1}`);
const FIELDS: readonly HourField[] = [...(Object.keys(HOUR_WORDS) as PlainHourField[]), ...DAYS];

interface HoursImporting {
  readonly firm: Pick<Firm, 'id' | 'entity'>;
  readonly workers: readonly Worker[];
  readonly year: number;
  readonly month: number;
  readonly keep: (changes: readonly HoursProposal[]) => Promise<UndoImport>;
}

/** The hours of a month as a table that can come in. */
export const hoursImporter = ({
  firm,
  workers,
  year,
  month,
  keep,
}: HoursImporting): Importer<HoursProposal, HourField> => ({
  key: `sati:${firm.id}`,
  layout: (table) => hourColumnsOf(table).layout,
  questions: (table, layout, assignment) => hourQuestions({ table, layout, assignment }),
  judge: (table, layout, assignment, choices) =>
    judgeHours({ table, layout, assignment }, choices, {
      year,
      month,
      workers,
      workingDays: workingDays(firm.entity, year, month).radni_dani,
    }),
  fields: FIELDS,
  label: hourLabel,
  notes: () => [],
  notTaken: () => undefined,
  isWho,
  effect: ({ entries, note }) => ({
    word: 'upiši u mjesec',
    isSame: Object.keys(entries).length === 0 && note === undefined,
    details: (Object.keys(entries) as EntryName[]).map(
      (name) => `${ENTRY_COLUMNS[name].label}: ${writtenEntry(name, entries[name] ?? 0)}`,
    ),
  }),
  keep,
  counted: counted('radnika', 'radnika', 'radnika'),
});

function writtenEntry(name: EntryName, value: number): string {
  const { kind } = ENTRY_COLUMNS[name];
  if (kind === 'iznos') return formatMoney(value);
  return kind === 'cijeli' ? String(value) : `${formatHundredths(value)} ${kind === 'sati' ? 'h' : 'd.'}`;
}

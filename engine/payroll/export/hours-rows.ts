import { PLACES } from '../../core/numbers/units.ts';
import { fieldOfEntry, hourLabel } from '../import/columns/hour-fields.ts';
import { isAbsence } from '../import/hours/hour-values.ts';
import { surnameFirst } from '../model/firm.ts';
import type { PayrollMonth } from '../model/month.ts';
import { ENTRY_NAMES, type EntryName, MONTH_COLUMNS } from '../model/month-columns.ts';
import type { Worker } from '../model/worker.ts';
import { writtenAmount, writtenFigure } from './figures.ts';

/** Absences are written in days; the heading has the unit, because other files use hours. */
function heading(name: EntryName): string {
  const field = fieldOfEntry(name);
  return `${hourLabel(field)}${isAbsence(field) ? ' dana' : ''}`;
}

function written(name: EntryName, value: number | undefined): string {
  const { kind } = MONTH_COLUMNS[name];
  return kind === 'iznos' ? writtenAmount(value) : writtenFigure(value, PLACES[kind] ?? 0);
}

/** Monthly differences as a table of texts with headings, one worker a line. Importing it restores the same entries. */
export const hoursRows = (workers: readonly Worker[], month: Pick<PayrollMonth, 'workers'>): string[][] => [
  [hourLabel('jmbg'), hourLabel('surnameFirst'), ...ENTRY_NAMES.map(heading), hourLabel('note')],
  ...workers.map((worker) => {
    const { entries = {}, note = '' } = month.workers[worker.id] ?? {};
    return [
      worker.jmbg,
      surnameFirst(worker),
      ...ENTRY_NAMES.map((name) => written(name, entries[name])),
      note,
    ];
  }),
];

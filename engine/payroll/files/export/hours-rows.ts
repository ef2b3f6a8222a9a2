import { PLACES } from '../../../core/numbers/units.ts';
import { type Firm, surnameFirst } from '../../model/firm.ts';
import type { PayrollMonth } from '../../model/month.ts';
import { ENTRY_NAMES, type EntryName, monthColumnsOf } from '../../model/month-columns.ts';
import { isKindKey } from '../../model/pay-kind.ts';
import type { Worker } from '../../model/worker.ts';
import { columnsOf, numberKindOf, strayColumns } from '../../staff/pay-kinds/columns-of.ts';
import { type FirmOfHours, fieldOfEntry, hourLabel } from '../import/columns/hour-fields.ts';
import { isAbsence } from '../import/hours/hour-values.ts';
import { writtenAmount, writtenFigure } from './figures.ts';

/** Absences are written in days; the heading has the unit, because other files use hours. */
function heading(name: EntryName, firm: FirmOfHours | undefined): string {
  const field = fieldOfEntry(name);
  return `${hourLabel(field, firm)}${isAbsence(field) ? ' dana' : ''}`;
}

function written(name: EntryName, value: number | undefined): string {
  const kind = numberKindOf(name);
  return kind === 'iznos' ? writtenAmount(value) : writtenFigure(value, PLACES[kind] ?? 0);
}

/**
 * Monthly differences as a table of texts with headings, one worker a line. Importing it restores the same entries.
 * @param firm whose kinds of pay are columns when it shows them or the month has them
 */
export function hoursRows(
  workers: readonly Worker[],
  month: Pick<PayrollMonth, 'workers'>,
  firm?: Pick<Firm, 'entity' | 'payKinds' | 'kindOrder' | 'columns'>,
): string[][] {
  const names = firm ? namesIn(month, firm) : ENTRY_NAMES;
  return [
    [
      hourLabel('jmbg'),
      hourLabel('surnameFirst'),
      ...names.map((name) => heading(name, firm)),
      hourLabel('note'),
    ],
    ...workers.map((worker) => {
      const { entries = {}, note = '' } = month.workers[worker.id] ?? {};
      return [worker.jmbg, surnameFirst(worker), ...names.map((name) => written(name, entries[name])), note];
    }),
  ];
}

/** The columns of the entity, and kinds of pay that the firm shows or the month has. */
function namesIn(
  { workers }: Pick<PayrollMonth, 'workers'>,
  firm: FirmOfHours & Pick<Firm, 'columns'>,
): readonly EntryName[] {
  const used = new Set(Object.values(workers).flatMap(({ entries }) => Object.keys(entries)));
  const kinds = columnsOf(firm).filter(isKindKey);
  const chosen = kinds.filter((name) => used.has(name) || firm.columns?.includes(name));
  return [...monthColumnsOf(firm.entity), ...chosen, ...strayColumns(firm, used)];
}

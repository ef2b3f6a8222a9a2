import type { Feninga } from '../../core/numbers/money.ts';
import { toWire } from '../../core/numbers/value.ts';
import type { WorkerMonth } from '../model/month.ts';
import {
  ENTRY_NAMES,
  type EntryName,
  MONTH_COLUMNS,
  type MonthColumn,
  monthColumnsOf,
} from '../model/month-columns.ts';
import type { PayrollEntity } from '../model/place.ts';
import type { Worker } from '../model/worker.ts';
import { inKindOf } from './in-kind.ts';

type Entries = WorkerMonth['entries'];

const keepsWage = (name: string): MonthColumn['keepsWage'] =>
  name in MONTH_COLUMNS ? MONTH_COLUMNS[name as EntryName].keepsWage : undefined;

/** True where no hours, days or taxed pay differ from what was agreed: asked by its gross, a net may come back a fening off. */
export const isOrdinary = (entries: Entries, hasTaxedMeal: boolean): boolean =>
  Object.entries(entries).every(([name, value]) => {
    const kept = keepsWage(name);
    return value === 0 || kept === 'always' || (kept === 'withoutTaxedMeal' && !hasTaxedMeal);
  });

/** Transport of the month, else the standing one. */
export const transportOf = ({ transport = 0 }: Worker, entries: Entries): Feninga =>
  entries.transport ?? transport;

/** The entries of a month as fields of the call, with their switches; transport is untaxed pay, pay in kind taxed pay. */
export function entriesAsFields(entity: PayrollEntity, worker: Worker, entries: Entries) {
  const given = {
    ...entries,
    untaxed: (entries.untaxed ?? 0) + transportOf(worker, entries),
    bonus: (entries.bonus ?? 0) + inKindOf(entity, entries),
  };
  const fields: Record<string, unknown> = {};
  for (const name of monthColumnsOf(entity)) {
    const { field, kind, switch: on } = MONTH_COLUMNS[name];
    const value = given[name] ?? 0;
    if (field === undefined || value === 0) continue;
    fields[field] = kind === 'cijeli' ? value : toWire(kind, value);
    if (on !== undefined) Object.assign(fields, { ima_preko: true, [on]: true });
  }
  return fields;
}

/** The column of a field of the call, where its errors are shown. */
export const entryOfField = (field: string): EntryName | undefined =>
  ENTRY_NAMES.find((name) => MONTH_COLUMNS[name].field === field || MONTH_COLUMNS[name].switch === field);

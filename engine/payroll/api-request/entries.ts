import type { Feninga } from '../../core/numbers/money.ts';
import { toWire } from '../../core/numbers/value.ts';
import type { EntryName, WorkerMonth } from '../model/month.ts';
import type { PayrollEntity } from '../model/place.ts';
import type { Worker } from '../model/worker.ts';
import { ENTRY_COLUMNS, entryColumnsOf } from './entry-columns.ts';
import { inKindOf } from './in-kind.ts';

type Entries = WorkerMonth['entries'];

/** Pay beside the wage, and deductions: the wage itself stays as agreed. */
const BESIDE: readonly EntryName[] = ['untaxed', 'transport', 'deductionsOfMonth', 'advance'];

/** Days that are paid, but without a meal. */
const WITHOUT_MEAL: readonly EntryName[] = ['paidDays', 'perDiems'];

/** True when no hours, days or taxed pay differ from the agreement: sending the gross could return a net that is off by a fening. */
export function isOrdinary(entries: Entries, hasTaxedMeal: boolean): boolean {
  const same = hasTaxedMeal ? BESIDE : [...BESIDE, ...WITHOUT_MEAL];
  return Object.entries(entries).every(([name, value]) => value === 0 || same.includes(name as EntryName));
}

/** Transport to work: of the month, else the monthly amount. */
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
  for (const name of entryColumnsOf(entity)) {
    const { field, kind, switch: on } = ENTRY_COLUMNS[name];
    const value = given[name] ?? 0;
    if (field === undefined || value === 0) continue;
    fields[field] = kind === 'cijeli' ? value : toWire(kind, value);
    if (on !== undefined) Object.assign(fields, { ima_preko: true, [on]: true });
  }
  return fields;
}

/** The column of a field of the call, which shows its errors. */
export const entryOfField = (field: string): EntryName | undefined =>
  (Object.keys(ENTRY_COLUMNS) as EntryName[]).find(
    (name) => ENTRY_COLUMNS[name].field === field || ENTRY_COLUMNS[name].switch === field,
  );

import type { Feninga } from '../../core/numbers/money.ts';
import { toWire } from '../../core/numbers/value.ts';
import type { EntryName, WorkerMonth } from '../model/month.ts';
import type { PayrollEntity } from '../model/place.ts';
import type { Worker } from '../model/worker.ts';
import { ENTRY_COLUMNS, entryColumnsOf } from './entry-columns.ts';
import { inKindOf } from './in-kind.ts';

type Entries = WorkerMonth['entries'];

/** What is paid beside the wage, and what is kept back: the wage itself stays as agreed. */
const BESIDE: readonly EntryName[] = ['untaxed', 'transport', 'deductionsOfMonth', 'advance'];

/** Days that are paid all the same, but without a meal. */
const WITHOUT_MEAL: readonly EntryName[] = ['paidDays', 'perDiems'];

/** True where no hours, days or taxed pay differ from what was agreed: asked by its gross, a net may come back a fening off. */
export function isOrdinary(entries: Entries, hasTaxedMeal: boolean): boolean {
  const same = hasTaxedMeal ? BESIDE : [...BESIDE, ...WITHOUT_MEAL];
  return Object.entries(entries).every(([name, value]) => value === 0 || same.includes(name as EntryName));
}

/** What is paid for the way to work: as said for the month, else what always is. */
export const transportOf = ({ transport = 0 }: Worker, entries: Entries): Feninga =>
  entries.transport ?? transport;

/** The entries of a month as fields of the call, with the switches they need; transport is untaxed pay, pay in kind a taxed one. */
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

/** The column a field of the call is typed in: where an error of it is shown. */
export const entryOfField = (field: string): EntryName | undefined =>
  (Object.keys(ENTRY_COLUMNS) as EntryName[]).find(
    (name) => ENTRY_COLUMNS[name].field === field || ENTRY_COLUMNS[name].switch === field,
  );

import type { Feninga } from '../../../core/numbers/money.ts';
import { toWire } from '../../../core/numbers/value.ts';
import type { WorkerMonth } from '../../model/month.ts';
import {
  ENTRY_NAMES,
  type EntryName,
  isStandingEntry,
  MONTH_COLUMNS,
  type MonthColumn,
  monthColumnsOf,
} from '../../model/month-columns.ts';
import { isKindKey } from '../../model/pay-kind.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { Worker } from '../../model/worker.ts';

type Entries = WorkerMonth['entries'];

const keepsWage = (name: string): MonthColumn['keepsWage'] =>
  isStandingEntry(name) ? MONTH_COLUMNS[name].keepsWage : undefined;

/**
 * True where no hours, days or taxed pay differ from what was agreed: asked by its gross, a net may come back a fening off.
 * @param taxed the sum of further taxed pay, in which kinds of pay count
 */
export const isOrdinary = (entries: Entries, hasTaxedMeal: boolean, taxed: Feninga): boolean =>
  taxed === 0 &&
  Object.entries(entries).every(([name, value]) => {
    const stored = keepsWage(name);
    const isStored = stored === 'always' || (stored === 'withoutTaxedMeal' && !hasTaxedMeal);
    return value === 0 || isStored || isKindKey(name);
  });

/** Further pay of a month as the call receives it. */
export interface FurtherSums {
  readonly taxed: Feninga;
  readonly untaxed: Feninga;
  /** The part of the taxed pay that raises the minimum base of the Federation. */
  readonly uplifts: Feninga;
}

/** Transport of the month, else the standing one. */
export const transportOf = ({ transport = 0 }: Worker, entries: Entries): Feninga =>
  entries.transport ?? transport;

/** The entries of a month as fields of the call, with their switches; every kind of pay is in one of the sums. */
export function entriesAsFields(
  entity: PayrollEntity,
  entries: Entries,
  { taxed, untaxed, uplifts }: FurtherSums,
) {
  const given = { ...entries, untaxed, bonus: taxed };
  const fields: Record<string, unknown> = {};
  for (const name of monthColumnsOf(entity)) {
    const { field, kind, switch: on } = MONTH_COLUMNS[name];
    const value = given[name] ?? 0;
    if (field === undefined || value === 0) continue;
    fields[field] = kind === 'cijeli' ? value : toWire(kind, value);
    if (on !== undefined) Object.assign(fields, { ima_preko: true, [on]: true });
  }
  if (entity === 'fbih' && uplifts > 0) fields.uvecanja_u_stimulaciji = toWire('iznos', uplifts);
  return fields;
}

/** The column of a field of the call, where its errors are shown; a kind of pay is named by its own column. */
export const entryOfField = (field: string): EntryName | undefined =>
  isKindKey(field) ? field : standingOf(field);

const standingOf = (field: string): EntryName | undefined =>
  ENTRY_NAMES.find((name) => MONTH_COLUMNS[name].field === field || MONTH_COLUMNS[name].switch === field);

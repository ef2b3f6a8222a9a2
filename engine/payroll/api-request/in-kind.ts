import { formatMoney } from '../../core/numbers/format.ts';
import type { Feninga } from '../../core/numbers/money.ts';
import type { WorkerMonth } from '../model/month.ts';
import { MONTH_COLUMNS } from '../model/month-columns.ts';
import type { PayrollEntity } from '../model/place.ts';

type Entries = WorkerMonth['entries'];

const hasInKind = (entity: PayrollEntity): boolean => MONTH_COLUMNS.inKind.entities.includes(entity);

/** Gross of pay in kind, if the entity has a column for it. */
export const inKindOf = (entity: PayrollEntity, { inKind = 0 }: Entries): Feninga =>
  hasInKind(entity) ? inKind : 0;

/**
 * The part the worker has already received: all of the gross, unless its value was given. When the gross is the market value divided by
 * 0,69 (Pravilnik o primjeni Zakona o porezu na dohodak, SN FBiH 48/21, čl. 22), it is the market value.
 */
export const inKindReceived = (entity: PayrollEntity, entries: Entries): Feninga => {
  const gross = inKindOf(entity, entries);
  return gross === 0 ? 0 : (entries.inKindWorth ?? gross);
};

/** The message for invalid pay in kind; undefined when it is valid. */
export function inKindProblem(entity: PayrollEntity, entries: Entries): string | undefined {
  const [gross, { inKindWorth: worth = 0 }] = [inKindOf(entity, entries), entries];
  if (worth <= gross || !hasInKind(entity)) return undefined;
  return `Vrijednost primljenog u stvarima, ${formatMoney(worth)}, veća je od bruto iznosa, ${formatMoney(gross)}: provjerite oba iznosa.`;
}

import { formatMoney } from '../../../core/numbers/format.ts';
import type { Feninga } from '../../../core/numbers/money.ts';
import type { WorkerMonth } from '../../model/month.ts';
import { MONTH_COLUMNS } from '../../model/month-columns.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { WageFigures } from '../../model/wage.ts';

type Entries = WorkerMonth['entries'];

const hasInKind = (entity: PayrollEntity): boolean => MONTH_COLUMNS.inKind.entities.includes(entity);

/** Gross of pay in kind, if the entity has a column for it. */
export const inKindOf = (entity: PayrollEntity, { inKind = 0 }: Entries): Feninga =>
  hasInKind(entity) ? inKind : 0;

/**
 * The part of the column that the worker has already received: all of the gross, unless its value was given. When the gross is the market value divided by
 * 0,69 (Pravilnik o primjeni Zakona o porezu na dohodak, SN FBiH 48/21, čl. 22), it is the market value.
 */
const receivedOfColumn = (entity: PayrollEntity, entries: Entries): Feninga => {
  const gross = inKindOf(entity, entries);
  return gross === 0 ? 0 : (entries.inKindWorth ?? gross);
};

/** What the worker has received of all pay in kind: all of a kind but what it adds for contributions, and that part of the column. */
export const inKindReceived = (
  entity: PayrollEntity,
  { inKind, inKindRaise = 0 }: Pick<WageFigures, 'inKind' | 'inKindRaise'>,
  entries: Entries,
): Feninga => inKind - inKindRaise - inKindOf(entity, entries) + receivedOfColumn(entity, entries);

/** The message for invalid pay in kind; undefined when it is valid. */
export function inKindProblem(entity: PayrollEntity, entries: Entries): string | undefined {
  const [gross, { inKindWorth: worth = 0 }] = [inKindOf(entity, entries), entries];
  if (worth <= gross || !hasInKind(entity)) return undefined;
  return `Vrijednost primljenog u stvarima, ${formatMoney(worth)}, veća je od bruto iznosa, ${formatMoney(gross)}: provjerite oba iznosa.`;
}

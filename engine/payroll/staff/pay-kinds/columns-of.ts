import { inWordsOf } from '../../../rules/entity-words.ts';
import type { Firm } from '../../model/firm.ts';
import {
  type EntryName,
  isStandingEntry,
  MONTH_COLUMNS,
  type MonthColumn,
  monthColumnsOf,
  type StandingEntry,
} from '../../model/month-columns.ts';
import { isKindKey, type KindUnit, unitOfKind } from '../../model/pay-kind.ts';
import { PAYROLL_ENTITIES } from '../../model/place.ts';
import { entryLabel, type KindOfPay, limitLabel } from './kind.ts';
import { kindOf, kindOfLimit, kindsOf, NAMELESS } from './kinds-of.ts';

type KindsOfFirm = Parameters<typeof kindsOf>[0];

const NUMBERS: Readonly<Record<KindUnit, MonthColumn['kind']>> = {
  sati: 'sati',
  dani: 'dani',
  broj: 'koeficijent',
  posto: 'posto',
  iznos: 'iznos',
};

/** How the number of a column is stored; known without a firm. */
export const numberKindOf = (name: EntryName): MonthColumn['kind'] =>
  isKindKey(name) ? NUMBERS[unitOfKind(name)] : MONTH_COLUMNS[name].kind;

/** Columns of the month after which the kinds of pay are inserted. */
const PAY: readonly StandingEntry[] = ['bonus', 'inKind', 'inKindWorth', 'untaxed', 'transport'];

/** Every column of a firm's month in display order; hidden kinds of pay are left out. */
export function columnsOf(firm: KindsOfFirm): readonly EntryName[] {
  const standing = monthColumnsOf(firm.entity);
  const at = standing.findIndex((name) => PAY.includes(name));
  const pay = kindsOf(firm).flatMap((kind) => payColumns(kind, standing));
  const rest = standing.filter((name) => !PAY.includes(name));
  return [...rest.slice(0, at), ...pay, ...rest.slice(at)];
}

/** The columns of a kind: its entry, and a limit or a worth beside it. */
function payColumns(kind: KindOfPay, standing: readonly StandingEntry[]): readonly EntryName[] {
  const { key, isHidden, workerLimit } = kind;
  if (isHidden) return [];
  if (isKindKey(key)) return workerLimit ? [key, workerLimit.key] : [key];
  const names: readonly StandingEntry[] =
    key === 'inKind' ? ['inKind', 'inKindWorth'] : [key as StandingEntry];
  return names.filter((name) => PAY.includes(name) && standing.includes(name));
}

/** A column of a firm's month; a kind that the firm no longer has keeps its entries. */
export function columnOf(firm: KindsOfFirm, name: EntryName): MonthColumn {
  if (!isKindKey(name)) return renamed(firm, name);
  const [kind, limited] = [kindOf(firm, name), kindOfLimit(firm, name)];
  const ofKind = kind && entryLabel(kind);
  const label = ofKind ?? (limited ? limitLabel(limited) : NAMELESS);
  return {
    kind: numberKindOf(name),
    label,
    heading: label,
    also: kind?.also ?? '',
    entities: PAYROLL_ENTITIES,
    ...(kind?.isRecurring && { copied: 'always' }),
  };
}

/** A column with the name that the firm gave to its kind, or with that of its entity. */
function renamed({ entity, payKinds = [] }: KindsOfFirm, name: StandingEntry): MonthColumn {
  const own = payKinds.find(({ key }) => key === name)?.name;
  const column = MONTH_COLUMNS[name];
  return {
    ...column,
    label: own ?? inWordsOf(entity, column.label),
    heading: inWordsOf(entity, column.heading),
  };
}

/** The columns with entries that the firm does not show: of hidden kinds, and of kinds it no longer has. */
export function strayColumns(
  firm: Pick<Firm, 'entity' | 'payKinds' | 'kindOrder'>,
  used: Iterable<string>,
): readonly EntryName[] {
  const known: ReadonlySet<string> = new Set(columnsOf(firm));
  return [...used].filter(
    (name): name is EntryName => !known.has(name) && (isKindKey(name) || isStandingEntry(name)),
  );
}

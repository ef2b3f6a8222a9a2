import type { Firm } from '../../model/firm.ts';
import { type FirmPayKind, type KindKey, type KindUnit, kindKey, type PayKey } from '../../model/pay-kind.ts';
import { kindsOf } from './kinds-of.ts';

type Kinds = Pick<Firm, 'entity' | 'payKinds' | 'kindOrder'>;
type KindChange = { readonly [K in 'payKinds' | 'kindOrder']?: Firm[K] | undefined };

/** A partial change of a kind; undefined restores what was given. */
export type KindEdit = { readonly [K in Exclude<keyof FirmPayKind, 'key'>]?: FirmPayKind[K] | undefined };

/** The kinds of a firm with one of them changed; a given kind without changes is not stored. */
export function withKind({ payKinds = [] }: Kinds, key: PayKey, edit: KindEdit): KindChange {
  const before = payKinds.find((one) => one.key === key) ?? { key };
  const entries = Object.entries({ ...before, ...edit }).filter(([, value]) => value !== undefined);
  const after = { key, ...Object.fromEntries(entries) };
  const isKnown = payKinds.some((one) => one.key === key);
  const all = isKnown ? payKinds.map((one) => (one.key === key ? after : one)) : [...payKinds, after];
  return { payKinds: unlessEmpty(all.filter((one) => Object.keys(one).length > 1)) };
}

/** The kinds of a firm with another one of its own, and its key. */
export function withNewKind(
  firm: Kinds,
  unit: KindUnit,
  id: string,
  name: string,
): { readonly key: KindKey; readonly change: KindChange } {
  const key = kindKey(unit, id);
  return { key, change: withKind(firm, key, { name, treatment: 'taxed' }) };
}

/** Without a kind of its own. */
export const withoutKind = ({ payKinds = [], kindOrder = [] }: Kinds, key: PayKey): KindChange => ({
  payKinds: unlessEmpty(payKinds.filter((one) => one.key !== key)),
  kindOrder: unlessEmpty(kindOrder.filter((one) => one !== key)),
});

const unlessEmpty = <T>(all: readonly T[]): readonly T[] | undefined => (all.length === 0 ? undefined : all);

/** A kind one place up (−1) or down (1) on the slip. */
export function withMovedKind(firm: Kinds, key: PayKey, by: -1 | 1): KindChange {
  const order = kindsOf(firm).map((kind) => kind.key);
  const from = order.indexOf(key);
  const to = from + by;
  const other = order[to];
  if (from < 0 || other === undefined) return {};
  return { kindOrder: order.with(to, key).with(from, other) };
}

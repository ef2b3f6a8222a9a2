import type { Period } from './day.ts';
import type { Reference } from './notation.ts';

type Values = Readonly<Record<string, unknown>>;

/** Where the names of a notation find their values. */
export interface Scope {
  readonly unos: Values;
  readonly redovi: Values;
  readonly zakon: Values;
}

/** The reference that counts: the fallback when the person entered nothing. */
export const effective = (scope: Scope, reference: Reference): Reference =>
  reference.ili && scope.unos[reference.ime] == null ? reference.ili : reference;

/** The value behind a name, in held units; a day is text. */
export function figureBehind(scope: Scope, reference: Reference): number {
  const { od, ime, kljuc } = effective(scope, reference);
  if (od === 'red') return scope.redovi[ime] as number;
  if (od === 'unos') return (given(scope.unos[ime], kljuc) as number | null) ?? 0;
  return (scope.zakon[ime] as Record<string, number> | undefined)?.[kljuc] ?? 0;
}

/** What was entered; of a list of periods, the first or the last day of one: `1.od`. */
function given(value: unknown, key: string): unknown {
  if (key === '') return value;
  const [number, end] = key.split('.');
  return (value as readonly Period[])[Number(number) - 1]?.[end as keyof Period];
}

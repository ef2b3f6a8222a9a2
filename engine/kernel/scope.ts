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

/** The value behind a name, in held units. */
export function figureOf(scope: Scope, reference: Reference): number {
  const { od, ime, kljuc } = effective(scope, reference);
  if (od === 'red') return scope.redovi[ime] as number;
  if (od === 'unos') return (scope.unos[ime] as number | null) ?? 0;
  return (scope.zakon[ime] as Record<string, number> | undefined)?.[kljuc] ?? 0;
}

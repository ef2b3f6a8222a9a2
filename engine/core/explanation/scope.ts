import type { Period } from '../days/day.ts';
import type { Reference } from './notation.ts';

/** The meaning of each name is in the definition: a field, a line or a figure of the law. */
export type NamedValues = Readonly<Record<string, unknown>>;

/** Where the names of a notation get their values. */
export interface Scope {
  readonly input: NamedValues;
  readonly lines: NamedValues;
  readonly law: NamedValues;
}

/** The effective reference: the fallback when the input is empty. */
export const effective = (scope: Scope, reference: Reference): Reference =>
  reference.fallback && scope.input[reference.name] == null ? reference.fallback : reference;

/** The value of a name, in stored units; a day is text. */
export function figureBehind(scope: Scope, reference: Reference): number {
  const { from, name, key } = effective(scope, reference);
  if (from === 'line') return scope.lines[name] as number;
  if (from === 'input') return (given(scope.input[name], key) as number | null) ?? 0;
  return (scope.law[name] as Record<string, number> | undefined)?.[key] ?? 0;
}

/** The value entered; for a list of periods, the first or last day of one: `1.od`. */
function given(value: unknown, key: string): unknown {
  if (key === '') return value;
  const [number, end] = key.split('.');
  return (value as readonly Period[])[Number(number) - 1]?.[end as keyof Period];
}

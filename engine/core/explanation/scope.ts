import type { Period } from '../days/day.ts';
import type { Reference } from './notation.ts';

/** What was read by the fields of a calculator, its lines or the figures of its law, by name: which they are only its definition knows. */
export type NamedValues = Readonly<Record<string, unknown>>;

/** Where the names of a notation find their values. */
export interface Scope {
  readonly input: NamedValues;
  readonly lines: NamedValues;
  readonly law: NamedValues;
}

/** The reference that counts: the fallback when the person entered nothing. */
export const effective = (scope: Scope, reference: Reference): Reference =>
  reference.fallback && scope.input[reference.name] == null ? reference.fallback : reference;

/** The value behind a name, in held units; a day is text. */
export function figureBehind(scope: Scope, reference: Reference): number {
  const { from, name, key } = effective(scope, reference);
  if (from === 'line') return scope.lines[name] as number;
  if (from === 'input') return (given(scope.input[name], key) as number | null) ?? 0;
  return (scope.law[name] as Record<string, number> | undefined)?.[key] ?? 0;
}

/** What was entered; of a list of periods, the first or the last day of one: `1.od`. */
function given(value: unknown, key: string): unknown {
  if (key === '') return value;
  const [number, end] = key.split('.');
  return (value as readonly Period[])[Number(number) - 1]?.[end as keyof Period];
}

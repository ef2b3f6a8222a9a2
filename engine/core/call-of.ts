import type { FormDefinition } from './calculator.ts';
import type { BasisField, Field } from './field.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * The JSON of a call: always the specified fields, null if empty; other fields only with a value. A service that supports only the
 * specified fields thus receives nothing else.
 * @param values the values by field
 */
export const callOf = ({ fields, bases, emptyBases = [] }: FormDefinition, values: Values): Values => ({
  ...mapDefined(fields, (name, field) => sent(field, values[name])),
  ...mapDefined(bases, (name, { sentEmpty }: BasisField) => values[name] ?? (sentEmpty ? null : undefined)),
  ...Object.fromEntries(emptyBases.map((name) => [name, null])),
});

/** Undefined when the field is omitted. */
function sent(field: Field, value: unknown): unknown {
  const { kind, emptyAs, initial = false, sentEmpty } = field;
  if (kind !== 'da_ne') return value ?? emptyAs ?? (sentEmpty ? null : undefined);
  return sentEmpty ? (value ?? false) : value === initial ? undefined : value;
}

const mapDefined = <T>(all: Readonly<Record<string, T>>, map: (name: string, one: T) => unknown): Values =>
  Object.fromEntries(
    Object.entries(all)
      .map(([name, one]) => [name, map(name, one)] as const)
      .filter(([, value]) => value !== undefined),
  );

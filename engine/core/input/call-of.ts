import type { FormDefinition } from '../calculator.ts';
import type { BasisField, Field } from '../field.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * The JSON of a call: the specified fields always, with null for an empty one, and any other field only where it says
 * something. A service that knows the specified fields alone is asked for no more than them.
 * @param values what was read, by field
 */
export const callOf = ({ fields, bases, emptyBases = [] }: FormDefinition, values: Values): Values => ({
  ...mapDefined(fields, (name, field) => sent(field, values[name])),
  ...mapDefined(bases, (name, { sentEmpty }: BasisField) => values[name] ?? (sentEmpty ? null : undefined)),
  ...Object.fromEntries(emptyBases.map((name) => [name, null])),
});

/** Undefined where the field is left out. */
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

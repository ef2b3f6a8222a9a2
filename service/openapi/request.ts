import type { Definition } from '@obracun/engine/core/calculator.ts';
import type { Field, FieldKind, Fields } from '@obracun/engine/core/field.ts';
import { emptyIn, fieldsOf } from '@obracun/engine/core/input.ts';
import { schemaOfAll } from '@obracun/engine/core/schema.ts';
import * as z from 'zod/mini';
import type { Schema } from './schema.ts';

/** What `{…}` in a description is: a hint says a figure of the law, which another month has another of. */
export const FIGURES_BY_DAY =
  'Oznaka kao {topli_obrok_minimum.iznos} stoji za podatak iz /zakon.json koji zavisi od dana obračuna.';

/** What a caller writes into a field of each kind. */
const UNITS: Readonly<Record<FieldKind, string>> = {
  iznos: 'Iznos u KM, najviše dvije decimale.',
  posto: 'Procenat: 18,5 % je 18.5.',
  sati: 'Sati, najviše dvije decimale.',
  dani: 'Dani, najviše dvije decimale.',
  cijeli: 'Cijeli broj.',
  koeficijent: 'Broj, najviše šest decimala.',
  datum: 'Dan, GGGG-MM-DD.',
  da_ne: 'Da ili ne.',
  izbor: 'Jedna od ponuđenih vrijednosti.',
  periodi: 'Lista perioda; oba dana se broje.',
};

/** The JSON Schema of a call's body, from the very schema that checks it. */
export function requestSchema(definition: Definition): Schema {
  const fields = fieldsOf(definition);
  const { type, properties, required, additionalProperties } = z.toJSONSchema(schemaOfAll(fields), {
    io: 'input',
    override: wholeNumbers(fields),
  }) as Schema;
  const described = Object.entries(properties as Record<string, Schema>).map(([name, property]) => [
    name,
    { ...property, ...wordsOf(fields[name]) },
  ]);
  const spare = emptyIn(definition).map((name) => [name, EMPTY]);
  const all = Object.fromEntries([...described, ...spare]);
  return { type, required, properties: all, additionalProperties, ...oneBasis(definition) };
}

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;

/** That a number is whole is checked by a function, of which a schema made from it says nothing. */
const wholeNumbers =
  (fields: Fields): Override =>
  ({ jsonSchema, path: [, name = ''] }) => {
    if (jsonSchema.type === 'number' && fields[name]?.kind === 'cijeli') jsonSchema.type = 'integer';
  };

/** A sister call's field: here it may only stand empty. */
const EMPTY: Schema = {
  enum: [null, false, 0, ''],
  description: 'Ovaj obračun nema to polje: izostavite ga ili ostavite prazno.',
};

const wordsOf = (field?: Field): Schema =>
  field ? { title: field.label, description: describeField(field), ...onlyOffered(field) } : {};

const onlyOffered = ({ offered, offeredOnly }: Field): Schema => (offeredOnly ? { enum: offered } : {});

/** The unit, the hint and the switch of a field, in words. */
function describeField({ kind, hint, when }: Field): string {
  const [parameter] = hint?.figure?.split('.') ?? [];
  const said = hint?.text.replace('{}', `{${hint.figure}}`).replace('{napomena}', `{${parameter}.napomena}`);
  const off = when && `Čita se samo kad je \`${when}\` true.`;
  return [UNITS[kind], said, off].filter(Boolean).join(' ');
}

/** Exactly one basis carries a figure; the others are absent or null. */
function oneBasis({ bases }: Definition): Schema {
  const names = Object.keys(bases);
  if (names.length === 0) return {};
  const only = (name: string): Schema => ({ required: [name], properties: { [name]: { type: 'number' } } });
  return { oneOf: names.map(only) };
}

import type { Definition, Presentation } from '@obracun/engine/core/calculator.ts';
import type { Field, FieldKind, Fields } from '@obracun/engine/core/field.ts';
import { emptyIn, fieldsOf } from '@obracun/engine/core/input.ts';
import type { LineKind } from '@obracun/engine/core/lines.ts';
import { schemaOfAll } from '@obracun/engine/core/schema.ts';
import * as z from 'zod/mini';
import { ref, type Schema } from './components.ts';

/** Explains `{…}` in a description: a hint contains a figure of the law, which depends on the month. */
export const FIGURES_BY_DAY =
  'Oznaka kao {topli_obrok_minimum.iznos} stoji za podatak iz /zakon.json koji zavisi od dana obračuna.';

/** The format of each kind of field. */
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
  periodi: 'Lista perioda. Oba dana se broje.',
};

/** The JSON Schema of a call's body, from the schema that validates it. */
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

/** Whole numbers are checked by a function, which JSON Schema cannot show. */
const wholeNumbers =
  (fields: Fields): Override =>
  ({ jsonSchema, path: [, name = ''] }) => {
    if (jsonSchema.type === 'number' && fields[name]?.kind === 'cijeli') jsonSchema.type = 'integer';
  };

/** A field of a sister call, which must be empty here. */
const EMPTY: Schema = {
  enum: [null, false, 0, ''],
  description: 'Ovaj obračun nema to polje: izostavite ga ili ostavite prazno.',
};

const wordsOf = (field?: Field): Schema =>
  field ? { title: field.label, description: describeField(field), ...onlyOffered(field) } : {};

const onlyOffered = ({ offered, offeredOnly }: Field): Schema => (offeredOnly ? { enum: offered } : {});

/** The unit, the hint and the switch of a field, in words. */
function describeField({ kind, hint, when }: Field): string {
  const message = hint?.text.replace('{}', `{${hint.figure}}`);
  const off = when && `Čita se samo kad je \`${when}\` true.`;
  return [UNITS[kind], message, off].filter(Boolean).join(' ');
}

/** Exactly one basis is a number; the others are absent or null. */
function oneBasis({ bases }: Definition): Schema {
  const names = Object.keys(bases);
  if (names.length === 0) return {};
  const only = (name: string): Schema => ({ required: [name], properties: { [name]: { type: 'number' } } });
  return { oneOf: names.map(only) };
}

/** The JSON type of each kind of line. */
const LINE_KINDS: Readonly<Record<LineKind, Schema>> = {
  iznos: { type: 'number', description: 'KM' },
  sati: { type: 'number', description: 'sati' },
  dani: { type: 'number', description: 'dani' },
  posto: { type: 'number', description: 'procenat' },
  broj: { type: 'number', description: 'broj' },
  datum: { type: 'string', format: 'date', description: 'dan' },
  trajanje: { type: 'number', description: 'dani, u godini od dvanaest mjeseci po trideset dana' },
  satnica: { type: 'number', description: 'KM po satu' },
};

/** Present only if the answer is an estimate. */
const ESTIMATE: Schema = {
  const: true,
  title: 'Procjena',
  description: 'Propisi za taj mjesec nisu poznati: računato je po posljednjim poznatim.',
};

/** The JSON Schema of an answer: lines, warnings and, on request, explanations. */
export function responseSchema({ lines, output, fields }: Presentation): Schema {
  const answered = output.map((name) => {
    const line = lines[name];
    return [name, { title: line?.label ?? name, ...LINE_KINDS[line?.kind ?? 'iznos'] }];
  });
  return {
    type: 'object',
    required: [...output.filter((name) => !lines[name]?.sometimes), 'upozorenja'],
    properties: {
      ...Object.fromEntries(answered),
      ...('procjena' in fields && { procjena: ESTIMATE }),
      upozorenja: { type: 'array', items: ref('schemas', 'Upozorenje') },
      objasnjenje: {
        ...ref('schemas', 'Objasnjenje'),
        description: 'Uz Prefer: objasnjenje, formula i propisi svakog reda.',
      },
    },
  };
}

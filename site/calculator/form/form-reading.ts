import type { FormDefinition } from '@obracun/engine/kernel/calculator.ts';
import type { Field, Fields } from '@obracun/engine/kernel/field.ts';
import { reader } from '@obracun/engine/kernel/input.ts';
import { schemaOf, splitMessage } from '@obracun/engine/kernel/schema.ts';
import * as z from 'zod/mini';
import { formFields } from './form-fields.ts';
import { byField, complaints, isMissing, type MakeReader, saidOfMissing, shownFields } from './form-gaps.ts';

type Values = Readonly<Record<string, unknown>>;

/** Reads the form of one calculator with the schema and the rules the service reads its calls with. */
export const formReader: MakeReader = (definition) => {
  const schemas = new Map(
    Object.entries(formFields(definition)).map(([name, field]) => [name, schemaOf(field)]),
  );
  const readCall = reader(definition);
  return (state) => {
    const shown = shownFields(definition, state);
    const nedostaje = shown.filter(isMissing).map(({ name }) => name);
    const greske = complaints(shown, (item) =>
      isMissing(item) ? saidOfMissing(item, state) : complaint(schemas.get(item.name), item.value),
    );
    if (nedostaje.length > 0 || Object.keys(greske).length > 0)
      return { poziv: undefined, greske, nedostaje };
    const call = callOf(definition, Object.fromEntries(shown.map(({ name, value }) => [name, value])));
    const parsed = readCall(call);
    return 'greske' in parsed
      ? { poziv: undefined, greske: byField(parsed.greske), nedostaje }
      : { poziv: JSON.stringify(call), greske, nedostaje };
  };
};

function complaint(schema: z.ZodMiniType | undefined, value: unknown): string | undefined {
  if (schema === undefined || value === null) return undefined;
  const message = z.safeParse(schema, value).error?.issues[0]?.message;
  return message && splitMessage(message).poruka;
}

/** Every field of the call: a switch is always true or false, a basis that was not chosen null. */
const callOf = ({ polja, osnove, prazneOsnove = [] }: FormDefinition, values: Values): Values => ({
  ...mapFields(polja, (name, field) => values[name] ?? emptyOf(field)),
  ...Object.fromEntries(
    [...Object.keys(osnove), ...prazneOsnove].map((name) => [name, values[name] ?? null]),
  ),
});

const emptyOf = ({ vrsta, prazno }: Field): unknown => (vrsta === 'da_ne' ? false : (prazno ?? null));

const mapFields = (fields: Fields, map: (name: string, field: Field) => unknown): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(name, field)]));

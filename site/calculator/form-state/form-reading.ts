import { callOf } from '@obracun/engine/core/call-of.ts';
import { reader } from '@obracun/engine/core/input.ts';
import { schemaOf, splitMessage } from '@obracun/engine/core/schema.ts';
import * as z from 'zod/mini';
import { formFields } from './form-fields.ts';
import { byField, complaints, isMissing, type MakeReader, missingMessage, shownFields } from './form-gaps.ts';

/** Validates the form of one calculator with the schema and the rules of the service. */
export const formReader: MakeReader = (definition) => {
  const schemas = new Map(
    Object.entries(formFields(definition)).map(([name, field]) => [name, schemaOf(field)]),
  );
  const readCall = reader(definition);
  return (state) => {
    const shown = shownFields(definition, state);
    const gaps = shown.filter(isMissing).map(({ name }) => name);
    const errors = complaints(shown, (item) =>
      isMissing(item) ? missingMessage(item, state) : complaint(schemas.get(item.name), item.value),
    );
    if (gaps.length > 0 || Object.keys(errors).length > 0) return { call: undefined, errors, gaps };
    const call = callOf(definition, Object.fromEntries(shown.map(({ name, value }) => [name, value])));
    const parsed = readCall(call);
    return 'issues' in parsed
      ? { call: undefined, errors: byField(parsed.issues), gaps }
      : { call: JSON.stringify(call), errors, gaps };
  };
};

function complaint(schema: z.ZodMiniType | undefined, value: unknown): string | undefined {
  if (schema === undefined || value === null) return undefined;
  const message = z.safeParse(schema, value).error?.issues[0]?.message;
  return message && splitMessage(message).poruka;
}

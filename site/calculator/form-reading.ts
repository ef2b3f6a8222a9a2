import type { Definition } from '@obracun/engine/kernel/calculator.ts';
import type { Field } from '@obracun/engine/kernel/field.ts';
import { reader } from '@obracun/engine/kernel/input.ts';
import { schemaOf, splitMessage } from '@obracun/engine/kernel/schema.ts';
import * as z from 'zod/mini';
import { toJson } from '../fields/entered.ts';
import { formFields, isShown } from './form-fields.ts';
import type { FormState } from './form-state.ts';

/** What a form amounts to: a call to make, or why not yet. */
export interface Reading {
  /** The JSON of the call; undefined until everything needed is there and nothing is wrong. */
  readonly poziv: string | undefined;
  readonly greske: Readonly<Record<string, string>>;
  /** Fields still to fill, in the order of the form. */
  readonly nedostaje: readonly string[];
}

type Values = Readonly<Record<string, unknown>>;

/** Reads the form of one calculator with the schema and the rules the service reads its calls with. */
export function formReader(definition: Definition): (state: FormState) => Reading {
  const fields = Object.entries(formFields(definition)).map(([name, field]) => ({
    name,
    field,
    schema: schemaOf(field),
  }));
  const readCall = reader(definition);
  return (state) => {
    const shown = fields.filter(({ name }) => isShown(definition, state, name));
    const values = Object.fromEntries(
      shown.map(({ name, field }) => [name, toJson(field, state.unos[name] ?? '')]),
    );
    const nedostaje = shown
      .filter(({ name, field }) => isMissing(field, values[name]))
      .map(({ name }) => name);
    const greske = found(shown, ({ name, field, schema }) =>
      isMissing(field, values[name])
        ? state.dirano.includes(name) && field.obavezno
        : complaint(schema, values[name]),
    );
    if (nedostaje.length > 0 || Object.keys(greske).length > 0)
      return { poziv: undefined, greske, nedostaje };
    const call = callOf(definition, values);
    const parsed = readCall(call);
    return 'greske' in parsed
      ? { poziv: undefined, greske: byField(parsed.greske), nedostaje }
      : { poziv: JSON.stringify(call), greske, nedostaje };
  };
}

/** A field of a switch is required while it is asked for, whatever the call alone allows. */
const isMissing = ({ obavezno }: Field, value: unknown): boolean => obavezno !== undefined && value === null;

function found<T extends { name: string }>(
  items: readonly T[],
  message: (item: T) => string | false | undefined,
): Record<string, string> {
  return Object.fromEntries(
    items.flatMap((item) => {
      const said = message(item);
      return said ? [[item.name, said]] : [];
    }),
  );
}

function complaint(schema: z.ZodMiniType, value: unknown): string | undefined {
  const message = value === null ? undefined : z.safeParse(schema, value).error?.issues[0]?.message;
  return message && splitMessage(message).poruka;
}

/** Every field of the call, null where the form says nothing. */
const callOf = ({ polja, osnove }: Definition, values: Values): Values =>
  Object.fromEntries(
    [...Object.keys(polja), ...Object.keys(osnove)].map((name) => [name, values[name] ?? null]),
  );

/** The first sentence about each field. */
export const byField = (issues: readonly { polje: string; poruka: string }[]): Record<string, string> =>
  Object.fromEntries(issues.map(({ polje, poruka }) => [polje, poruka]).reverse());

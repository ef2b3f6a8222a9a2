import type { FormDefinition } from '@obracun/engine/core/calculator.ts';
import type { Field } from '@obracun/engine/core/field.ts';
import type { FieldError } from '@obracun/engine/core/issue.ts';
import { toJson } from '../../fields/parsing/entered.ts';
import { formFields, isAsked } from './form-fields.ts';
import type { FormState } from './form-state.ts';

/** What a form amounts to: a call to make, or why not yet. */
export interface Reading {
  /** The JSON of the call; undefined until everything needed is there and nothing is wrong. */
  readonly call: string | undefined;
  readonly errors: Readonly<Record<string, string>>;
  /** Fields still to fill, in the order of the form. */
  readonly gaps: readonly string[];
}

/** Reads the form of one calculator whenever it changes. */
export type MakeReader = (definition: FormDefinition) => (state: FormState) => Reading;

/** One field of the form as it stands. */
export interface Shown {
  readonly name: string;
  readonly field: Field;
  /** As the call carries it. */
  readonly value: unknown;
}

/** The fields that are on the screen, in the order of the form. */
export const shownFields = (definition: FormDefinition, state: FormState): Shown[] =>
  Object.entries(formFields(definition))
    .filter(([name]) => isAsked(definition, state, name))
    .map(([name, field]) => ({ name, field, value: toJson(field, state.entered[name] ?? '') }));

/** A field of a switch is required while it is asked for, whatever the call alone allows. */
export const isMissing = ({ field, value }: Shown): boolean => field.missing !== undefined && value === null;

/** The sentence about each field that has one. */
export function complaints(
  shown: readonly Shown[],
  complaint: (item: Shown) => string | false | undefined,
): Record<string, string> {
  return Object.fromEntries(
    shown.flatMap((item) => {
      const said = complaint(item);
      return said ? [[item.name, said]] : [];
    }),
  );
}

/** What is said of a missing field: nothing before it was visited. */
export const saidOfMissing = ({ name, field }: Shown, { touched }: FormState): string | false | undefined =>
  touched.includes(name) && field.missing;

/** Knows only what is missing: enough for a form in which nothing was entered. */
export const gapsReader: MakeReader = (definition) => (state) => {
  const missing = shownFields(definition, state).filter(isMissing);
  return {
    call: undefined,
    errors: complaints(missing, (item) => saidOfMissing(item, state)),
    gaps: missing.map(({ name }) => name),
  };
};

/** The first sentence about each field, and the fields in the order they are told. */
export function byField(issues: readonly FieldError[]): Record<string, string> {
  const said = issues.map(({ polje, poruka }) => [polje, poruka]);
  return Object.fromEntries([...said, ...said.toReversed()]);
}

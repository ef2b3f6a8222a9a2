import type { FormDefinition } from '@obracun/engine/core/calculator.ts';
import type { Field } from '@obracun/engine/core/field.ts';
import type { FieldError } from '@obracun/engine/core/issue.ts';
import { toJson } from '../../fields/parsing/entered.ts';
import { formFields, isAsked } from './form-fields.ts';
import type { FormState } from './form-state.ts';

/** The result of validating a form: a call, or the reasons why there is none. */
export interface Reading {
  /** The JSON of the call; undefined while a field is missing or wrong. */
  readonly call: string | undefined;
  readonly errors: Readonly<Record<string, string>>;
  /** Fields still to fill, in the order of the form. */
  readonly gaps: readonly string[];
}

/** Validates the form of one calculator on every change. */
export type MakeReader = (definition: FormDefinition) => (state: FormState) => Reading;

/** One field of the form with its state. */
export interface Shown {
  readonly name: string;
  readonly field: Field;
  /** Value in the call. */
  readonly value: unknown;
}

/** The fields on the screen, in the order of the form. */
export const shownFields = (definition: FormDefinition, state: FormState): Shown[] =>
  Object.entries(formFields(definition))
    .filter(([name]) => isAsked(definition, state, name))
    .map(([name, field]) => ({ name, field, value: toJson(field, state.entered[name] ?? '') }));

/** A field of a switch is required while that is on, even if the call allows it to be absent. */
export const isMissing = ({ field, value }: Shown): boolean => field.missing !== undefined && value === null;

/** The error of each field that has one. */
export function complaints(
  shown: readonly Shown[],
  complaint: (item: Shown) => string | false | undefined,
): Record<string, string> {
  return Object.fromEntries(
    shown.flatMap((item) => {
      const pairs = complaint(item);
      return pairs ? [[item.name, pairs]] : [];
    }),
  );
}

/** The error of a missing field: none before it was visited. */
export const missingMessage = ({ name, field }: Shown, { touched }: FormState): string | false | undefined =>
  touched.includes(name) && field.missing;

/** Finds only missing fields: sufficient for a form without input. */
export const gapsReader: MakeReader = (definition) => (state) => {
  const missing = shownFields(definition, state).filter(isMissing);
  return {
    call: undefined,
    errors: complaints(missing, (item) => missingMessage(item, state)),
    gaps: missing.map(({ name }) => name),
  };
};

/** The first error of each field, and the fields in their order. */
export function byField(issues: readonly FieldError[]): Record<string, string> {
  const pairs = issues.map(({ polje, poruka }) => [polje, poruka]);
  return Object.fromEntries([...pairs, ...pairs.toReversed()]);
}

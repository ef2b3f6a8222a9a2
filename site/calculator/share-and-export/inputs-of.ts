import type { FormDefinition } from '@obracun/engine/core/calculator.ts';
import type { Field } from '@obracun/engine/core/field.ts';
import { toJson, writeEntered } from '../../fields/parsing/entered.ts';
import { type Chosen, formFields, isShown } from '../form-state/form-fields.ts';

/** One filled field in a document. */
export interface Input {
  readonly name: string;
  readonly field: Field;
  /** Value in the call. */
  readonly value: unknown;
  readonly written: string;
}

/** The filled fields on the screen, in the order of the form. */
export function inputsOf(definition: FormDefinition, chosen: Chosen): Input[] {
  const every = formFields(definition);
  const names = definition.groups.flatMap(({ fields, holdsBasis }) =>
    holdsBasis ? [chosen.basis, ...fields] : fields,
  );
  return names.flatMap((name) => {
    const field = every[name];
    const text = chosen.entered[name];
    if (!field || !text || !isShown(definition, chosen, name)) return [];
    const written = writeEntered(field, text);
    return written ? [{ name, field, value: toJson(field, text), written }] : [];
  });
}

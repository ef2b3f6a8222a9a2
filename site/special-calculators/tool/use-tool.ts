import type { FormDefinition } from '@obracun/engine/core/calculator.ts';
import { useCallback, useMemo } from 'react';
import type { FormState } from '../../calculator/form-state/form-state.ts';
import { type Form, useForm } from '../../calculator/form-state/use-form.ts';
import { useStoredInputs } from '../../calculator/share-and-export/use-stored-inputs.ts';
import type { Entered } from '../../fields/parsing/entered.ts';
import { type NumbersRead, readNumbers } from './read-numbers.ts';

/** Further changes of the form that follow from an input. */
export type Consequences = (before: Entered, entered: Entered) => Entered;

const none: Consequences = () => ({});

export interface Tool {
  readonly form: Form;
  readonly read: NumbersRead;
}

/** The form of a browser tool: parsed on every change, without a request. */
export function useTool(definition: FormDefinition, consequences: Consequences = none): Tool {
  const form = useForm(definition);
  const read = useMemo(() => readNumbers(definition, form.state), [definition, form.state]);
  const reading = { call: definition.id, errors: read.errors, gaps: read.missing };
  const enter = (entered: Entered) =>
    form.enter({ ...entered, ...consequences(form.state.entered, entered) });
  const { restore: fill } = form;
  // A link may omit what follows from the rest of it.
  const restore = useCallback(
    (stored: FormState) => {
      const given = Object.fromEntries(stored.touched.map((name) => [name, stored.entered[name] ?? '']));
      fill({ ...stored, entered: { ...stored.entered, ...consequences({}, given), ...given } });
    },
    [fill, consequences],
  );
  useStoredInputs({ ...form, enter, restore });
  return { form: { ...form, reading, enter }, read };
}

import type { FormDefinition } from '@obracun/engine/kernel/calculator.ts';
import { useMemo } from 'react';
import { useKeptInputs } from '../../calculator/keep/use-kept-inputs.ts';
import { type Form, useForm } from '../../calculator/state/use-form.ts';
import type { Entered } from '../../fields/typed/entered.ts';
import { type NumbersRead, readNumbers } from './read-numbers.ts';

/** What else the form takes on when something is entered. */
export type Consequences = (before: Entered, entered: Entered) => Entered;

const none: Consequences = () => ({});

export interface Tool {
  readonly form: Form;
  readonly read: NumbersRead;
}

/** The form of a tool of the browser: it reads whatever stands in it at every moment, and waits for nothing. */
export function useTool(definition: FormDefinition, consequences: Consequences = none): Tool {
  const form = useForm(definition);
  const read = useMemo(() => readNumbers(definition, form.state), [definition, form.state]);
  const reading = { call: definition.id, errors: read.errors, gaps: read.missing };
  const enter = (entered: Entered) =>
    form.enter({ ...entered, ...consequences(form.state.entered, entered) });
  useKeptInputs({ ...form, enter });
  return { form: { ...form, reading, enter }, read };
}

import type { FormDefinition } from '@obracun/engine/core/calculator.ts';
import { useCallback, useMemo } from 'react';
import type { FormState } from '../../calculator/form-state/form-state.ts';
import { type Form, useForm } from '../../calculator/form-state/use-form.ts';
import { useKeptInputs } from '../../calculator/share-and-export/use-kept-inputs.ts';
import type { Entered } from '../../fields/parsing/entered.ts';
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
  const { restore: fill } = form;
  // A link may leave out what follows from the rest of it.
  const restore = useCallback(
    (kept: FormState) => {
      const given = Object.fromEntries(kept.touched.map((name) => [name, kept.entered[name] ?? '']));
      fill({ ...kept, entered: { ...kept.entered, ...consequences({}, given), ...given } });
    },
    [fill, consequences],
  );
  useKeptInputs({ ...form, enter, restore });
  return { form: { ...form, reading, enter }, read };
}

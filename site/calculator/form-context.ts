import type { Hint } from '@obracun/engine/kernel/field.ts';
import { createContext, useContext } from 'react';
import type { Form } from './use-form.ts';

/** What the parts of a form share. */
export interface FormContextValue {
  readonly form: Form;
  /** By field: what the form itself finds, and what the service said of the last call. */
  readonly errors: Readonly<Record<string, string>>;
  readonly hintOf: (hint: Hint) => string;
}

export const FormContext = createContext<FormContextValue | null>(null);

export function useFormContext(): FormContextValue {
  const value = useContext(FormContext);
  if (!value) throw new Error('a field stands outside a form');
  return value;
}

import type { FieldKind } from '@obracun/engine/core/field.ts';
import { type ComponentType, createContext, useContext } from 'react';
import type { ControlProps } from '../../fields/layout/control.ts';
import type { LawWords } from './law-words.ts';
import type { Form } from './use-form.ts';

/** Controls of kinds few forms have, brought by the screens that need them: the others load none of it. */
export type Controls = Partial<Readonly<Record<FieldKind, ComponentType<ControlProps>>>>;

/** What the parts of a form share. */
export interface FormContextValue {
  readonly form: Form;
  /** By field: what the form itself finds, and what the service said of the last call. */
  readonly errors: Readonly<Record<string, string>>;
  readonly law: LawWords;
  readonly controls: Controls;
  /** Whether there is a result to print; undefined where the form prints none. */
  readonly canPrint?: boolean;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** What the parts of a form share; null where a slip stands by itself. */
export const useFormAround = (): FormContextValue | null => useContext(FormContext);

export function useFormContext(): FormContextValue {
  const value = useContext(FormContext);
  if (!value) throw new Error('a field stands outside a form');
  return value;
}

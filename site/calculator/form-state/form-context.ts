import type { FieldKind } from '@obracun/engine/core/field.ts';
import { type ComponentType, createContext, useContext } from 'react';
import type { ControlProps } from '../../fields/layout/control.ts';
import type { Form } from './use-form.ts';
import type { LawText } from './use-law.ts';

/** Controls of rare kinds, from the screens that need them: other screens do not load them. */
export type Controls = Partial<Readonly<Record<FieldKind, ComponentType<ControlProps>>>>;

/** State shared by the parts of a form. */
export interface FormContextValue {
  readonly form: Form;
  /** Errors by field: of the form, and of the last call. */
  readonly errors: Readonly<Record<string, string>>;
  readonly law: LawText;
  readonly controls: Controls;
  /** Whether there is a result to print; undefined in a form without print. */
  readonly canPrint?: boolean;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** The context of a form; null in a slip without one. */
export const useFormAround = (): FormContextValue | null => useContext(FormContext);

export function useFormContext(): FormContextValue {
  const value = useContext(FormContext);
  if (!value) throw new Error('field outside of a form');
  return value;
}

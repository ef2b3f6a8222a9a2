import type { Hint } from '@obracun/engine/kernel/field.ts';
import { useToday } from '../app/clock.ts';
import { writeHint } from '../fields/hint.ts';
import { formDay } from './form-day.ts';
import type { Form } from './use-form.ts';
import { useLaw } from './use-law.ts';

/** Hints with the figures of the month the form is about. */
export function useHints({ definition, state }: Form): (hint: Hint) => string {
  const law = useLaw()?.propisi[definition.entitet];
  const day = formDay(state.unos, useToday());
  return (hint) => writeHint(hint, law, day);
}

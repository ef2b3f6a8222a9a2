import type { FormDefinition } from '@obracun/engine/core/calculator.ts';
import type { Fields } from '@obracun/engine/core/field.ts';
import { useLayoutEffect, useMemo, useReducer } from 'react';
import type { Entered } from '../../fields/parsing/entered.ts';
import { today } from '../../platform/clock.ts';
import { dropInputs } from '../../storage/fragment.ts';
import { formFields } from './form-fields.ts';
import { type FormState, formReducer, initialState, isInitialOn } from './form-state.ts';
import { type FormReading, useReading } from './use-reading.ts';

/** A form and everything a person can do to it. */
export interface Form extends FormReading {
  readonly definition: FormDefinition;
  readonly fields: Fields;
  readonly state: FormState;
  readonly enter: (entered: Entered) => void;
  /** These fields were visited: what is required of them may now be said. */
  readonly leave: (fields: readonly string[]) => void;
  readonly chooseBasis: (basis: string) => void;
  readonly restore: (state: FormState) => void;
  readonly clear: () => void;
  /** What was cleared last stands again. */
  readonly bringBack: () => void;
}

export function useForm(definition: FormDefinition): Form {
  const { fields, reduce } = useMemo(
    () => ({ fields: formFields(definition), reduce: formReducer(definition) }),
    [definition],
  );
  const [state, dispatch] = useReducer(reduce, definition, initialState);
  // The page was rendered ahead on another day, maybe of another year.
  useLayoutEffect(() => {
    const opened = initialState(definition, today());
    if (!isInitialOn(undefined, definition, opened)) dispatch({ type: 'restored', state: opened });
  }, [definition]);
  const { reading, checking } = useReading(definition, state);
  const actions = useMemo(
    () => ({
      enter: (entered: Entered) => dispatch({ type: 'entered', entered }),
      leave: (left: readonly string[]) => dispatch({ type: 'left', fields: left }),
      chooseBasis: (basis: string) => dispatch({ type: 'basis', basis }),
      restore: (restored: FormState) => dispatch({ type: 'restored', state: restored }),
      clear: () => {
        dropInputs();
        dispatch({ type: 'cleared' });
      },
      bringBack: () => dispatch({ type: 'brought back' }),
    }),
    [],
  );
  return { definition, fields, state, reading, checking, ...actions };
}

import type { Definition } from '@obracun/engine/kernel/calculator.ts';
import type { Fields } from '@obracun/engine/kernel/field.ts';
import { useMemo, useReducer } from 'react';
import type { Entered } from '../fields/entered.ts';
import { formFields } from './form-fields.ts';
import { formReader, type Reading } from './form-reading.ts';
import { type FormState, formReducer, initialState } from './form-state.ts';
import { dropInputs } from './fragment.ts';

/** A form and everything a person can do to it. */
export interface Form {
  readonly definition: Definition;
  readonly fields: Fields;
  readonly state: FormState;
  readonly reading: Reading;
  readonly enter: (unos: Entered) => void;
  /** These fields were visited: what is required of them may now be said. */
  readonly leave: (polja: readonly string[]) => void;
  readonly chooseBasis: (osnova: string) => void;
  readonly restore: (state: FormState) => void;
  readonly clear: () => void;
}

export function useForm(definition: Definition): Form {
  const { fields, reduce, read } = useMemo(
    () => ({
      fields: formFields(definition),
      reduce: formReducer(definition),
      read: formReader(definition),
    }),
    [definition],
  );
  const [state, dispatch] = useReducer(reduce, definition, initialState);
  const reading = useMemo(() => read(state), [read, state]);
  const actions = useMemo(
    () => ({
      enter: (unos: Entered) => dispatch({ type: 'entered', unos }),
      leave: (polja: readonly string[]) => dispatch({ type: 'left', polja }),
      chooseBasis: (osnova: string) => dispatch({ type: 'basis', osnova }),
      restore: (restored: FormState) => dispatch({ type: 'restored', state: restored }),
      clear: () => {
        dropInputs();
        dispatch({ type: 'cleared' });
      },
    }),
    [],
  );
  return { definition, fields, state, reading, ...actions };
}

import type { FormDefinition } from '@obracun/engine/core/calculator.ts';
import type { Fields } from '@obracun/engine/core/field.ts';
import { useEffect, useLayoutEffect, useMemo, useReducer, useState } from 'react';
import type { Entered } from '../../fields/parsing/entered.ts';
import { loadPart } from '../../lazy-loading/load-part.ts';
import { loadValidating } from '../../lazy-loading/load-validating.ts';
import { type PartState, usePart } from '../../lazy-loading/use-part.ts';
import { today } from '../../platform/clock.ts';
import { dropInputs } from '../../storage/fragment.ts';
import { formFields } from './form-fields.ts';
import { gapsReader, type MakeReader, type Reading } from './form-gaps.ts';
import { type FormState, formReducer, initialState, isInitialOn } from './form-state.ts';

/** A form with its actions. */
export interface Form extends FormReading {
  readonly definition: FormDefinition;
  readonly fields: Fields;
  readonly state: FormState;
  readonly enter: (entered: Entered) => void;
  /** Marks fields as visited: their missing values are then reported. */
  readonly leave: (fields: readonly string[]) => void;
  readonly chooseBasis: (basis: string) => void;
  readonly restore: (state: FormState) => void;
  readonly clear: () => void;
  /** Restores the form that was cleared last. */
  readonly bringBack: () => void;
}

export function useForm(definition: FormDefinition): Form {
  const { fields, reduce } = useMemo(
    () => ({ fields: formFields(definition), reduce: formReducer(definition) }),
    [definition],
  );
  const [state, dispatch] = useReducer(reduce, definition, initialState);
  // The page was prerendered on another day, maybe of another year.
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

/** The validator is larger than a form: it loads when there is input. */
const loadReader = async (): Promise<MakeReader> =>
  (await loadValidating(import('./form-reading.ts'))).formReader;

/** Touch or focus on a field precedes its input. */
const NEARING = ['pointerover', 'focusin'] as const;

interface FormReading {
  readonly reading: Reading;
  /** The validator, without which nothing can be calculated: whether complete input awaits it, whether it failed to load, and a retry. */
  readonly checking: Pick<PartState<MakeReader>, 'hasFailed' | 'retry'> & { readonly isAwaited: boolean };
}

/** The result of validation: before any input only missing fields, then whatever the schema reports. */
function useReading(definition: FormDefinition, state: FormState): FormReading {
  const [untouched] = useState(state);
  const gaps = useMemo(() => gapsReader(definition), [definition]);
  const isWanted = state !== untouched || gaps(untouched).gaps.length === 0;
  const { part: makeReader, hasFailed, retry } = usePart(loadReader, isWanted);
  const read = useMemo(() => makeReader?.(definition) ?? gaps, [makeReader, definition, gaps]);
  const reading = useMemo(() => read(state), [read, state]);
  useEffect(fetchWhenNear, []);
  const isAwaited = isWanted && !makeReader && !hasFailed && reading.gaps.length === 0;
  return { reading, checking: { isAwaited, hasFailed, retry } };
}

function fetchWhenNear(): () => void {
  const leaving = new AbortController();
  // A failure is reported when the user requests a result.
  const fetch = () => {
    leaving.abort();
    loadPart(loadReader).catch(() => undefined);
  };
  for (const event of NEARING)
    document.addEventListener(event, fetch, { passive: true, signal: leaving.signal });
  return () => leaving.abort();
}

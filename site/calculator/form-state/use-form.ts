import type { FormDefinition } from '@obracun/engine/core/calculator.ts';
import type { Fields } from '@obracun/engine/core/field.ts';
import { useEffect, useLayoutEffect, useMemo, useReducer, useState } from 'react';
import type { Entered } from '../../fields/parsing/entered.ts';
import { loadPart } from '../../lazy-loading/load-part.ts';
import { loadValidating } from '../../lazy-loading/load-validating.ts';
import { type Arriving, usePart } from '../../lazy-loading/use-part.ts';
import { today } from '../../platform/clock.ts';
import { dropInputs } from '../../storage/fragment.ts';
import { formFields } from './form-fields.ts';
import { gapsReader, type MakeReader, type Reading } from './form-gaps.ts';
import { type FormState, formReducer, initialState, isInitialOn } from './form-state.ts';

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

/** What checks entries is larger than a form: nobody needs it before there is something to check. */
const loadReader = async (): Promise<MakeReader> =>
  (await loadValidating(import('./form-reading.ts'))).formReader;

/** A finger or a key on the way to a field comes well before what is entered there. */
const NEARING = ['pointerover', 'focusin'] as const;

interface FormReading {
  readonly reading: Reading;
  /** Whether what checks entries did not come, so that nothing can be calculated, and another attempt at it. */
  readonly checking: Pick<Arriving<MakeReader>, 'hasFailed' | 'retry'>;
}

/** What the form amounts to: before anything is entered, what is missing; then whatever its schema says. */
function useReading(definition: FormDefinition, state: FormState): FormReading {
  const [untouched] = useState(state);
  const gaps = useMemo(() => gapsReader(definition), [definition]);
  const isWanted = state !== untouched || gaps(untouched).gaps.length === 0;
  const { part: makeReader, hasFailed, retry } = usePart(loadReader, isWanted);
  const read = useMemo(() => makeReader?.(definition) ?? gaps, [makeReader, definition, gaps]);
  const reading = useMemo(() => read(state), [read, state]);
  useEffect(fetchWhenNear, []);
  return { reading, checking: { hasFailed, retry } };
}

function fetchWhenNear(): () => void {
  const leaving = new AbortController();
  // A failure is told when it is wanted.
  const fetch = () => {
    leaving.abort();
    loadPart(loadReader).catch(() => undefined);
  };
  for (const event of NEARING)
    document.addEventListener(event, fetch, { passive: true, signal: leaving.signal });
  return () => leaving.abort();
}

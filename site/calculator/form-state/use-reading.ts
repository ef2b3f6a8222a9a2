import type { FormDefinition } from '@obracun/engine/core/calculator.ts';
import { useEffect, useMemo, useState } from 'react';
import { loadPart } from '../../lazy-loading/load-part.ts';
import { loadValidating } from '../../lazy-loading/load-validating.ts';
import { type Arriving, usePart } from '../../lazy-loading/use-part.ts';
import { gapsReader, type MakeReader, type Reading } from './form-gaps.ts';
import type { FormState } from './form-state.ts';

/** What checks entries is larger than a form: nobody needs it before there is something to check. */
const loadReader = async (): Promise<MakeReader> =>
  (await loadValidating(import('./form-reading.ts'))).formReader;

/** A finger or a key on the way to a field comes well before what is entered there. */
const NEARING = ['pointerover', 'focusin'] as const;

export interface FormReading {
  readonly reading: Reading;
  /** Whether what checks entries did not come, so that nothing can be calculated, and another attempt at it. */
  readonly checking: Pick<Arriving<MakeReader>, 'hasFailed' | 'retry'>;
}

/** What the form amounts to: before anything is entered, what is missing; then whatever its schema says. */
export function useReading(definition: FormDefinition, state: FormState): FormReading {
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

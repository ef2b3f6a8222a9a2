import { useState } from 'react';
import { type SomeOf, withPart } from '../../ui/form/some-of.ts';

/** What was typed, while the page is open: navigation loses nothing. */
const typedHere = new Map<string, unknown>();

/** Inputs of a paper that no record keeps. @param key of the paper */
export function useTypedOfTab<T>(key: string, initial: T): readonly [T, (part: SomeOf<T>) => void] {
  const [typed, setTyped] = useState(() => (typedHere.get(key) as T | undefined) ?? initial);
  const change = (part: SomeOf<T>) => {
    const next = withPart(typed, part);
    typedHere.set(key, next);
    setTyped(next);
  };
  return [typed, change];
}

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

let spoken = '';
const listeners = new Set<() => void>();

/** A repeated text is announced only when it changes. */
function say(text: string): void {
  spoken = spoken === text ? `${text}\u00a0` : text;
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
  };
}

/** A visible text announced when it appears or changes; nothing when empty. */
export function useSpoken(text: string | undefined | false): void {
  const before = useRef(text);
  useEffect(() => {
    if (text && text !== before.current) say(text);
    before.current = text;
  }, [text]);
}

const silence = () => '';

/** The only live region of the page: several would be announced in random order. */
export function SpokenRegion() {
  const text = useSyncExternalStore(subscribe, () => spoken, silence);
  return (
    <VisuallyHidden>
      <output>{text}</output>
    </VisuallyHidden>
  );
}

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

let spoken = '';
const listeners = new Set<() => void>();

/** The same words said again are heard only as a change of the text. */
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

/** Words on the screen that are to be heard when they appear later or change; nothing is said of an empty text. */
export function useSpoken(text: string | undefined | false): void {
  const before = useRef(text);
  useEffect(() => {
    if (text && text !== before.current) say(text);
    before.current = text;
  }, [text]);
}

const silence = () => '';

/** The one place of the page that is read out: a page of many would be read in an order nobody chose. */
export function SpokenRegion() {
  const text = useSyncExternalStore(subscribe, () => spoken, silence);
  return (
    <VisuallyHidden>
      <output>{text}</output>
    </VisuallyHidden>
  );
}

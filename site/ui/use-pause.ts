import { useEffect, useLayoutEffect, useRef } from 'react';

/** A pause in typing: an open field is then saved, well within a second of the last key. */
const PAUSE_MS = 700;

/**
 * @param onPause runs when nothing was typed for {@link PAUSE_MS}; not after the field is removed
 * @returns a function to call on every key
 */
export function usePause(onPause: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onPause);
  useLayoutEffect(() => {
    latest.current = onPause;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), PAUSE_MS);
  };
}

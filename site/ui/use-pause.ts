import { useEffect, useLayoutEffect, useRef } from 'react';

/** A pause in typing: what stands in an open field is then kept, well within a second of the last key. */
const PAUSE_MS = 700;

/**
 * @param onPause runs once nothing was typed for {@link PAUSE_MS}; not after the field is gone
 * @returns call it with every key
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

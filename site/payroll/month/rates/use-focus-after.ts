import { useEffect, useRef } from 'react';

/** Heading of the month. */
const HEADING = 'mjesec';

/**
 * Moves focus to the heading of the month when a notice with the pressed button unmounts.
 * @returns the handler for presses in the notice
 */
export function useFocusAfter(isSaid: boolean): () => void {
  const isPressed = useRef(false);
  useEffect(() => {
    if (isSaid || !isPressed.current) return;
    isPressed.current = false;
    if (document.activeElement === document.body) document.getElementById(HEADING)?.focus();
  }, [isSaid]);
  return () => {
    isPressed.current = true;
  };
}

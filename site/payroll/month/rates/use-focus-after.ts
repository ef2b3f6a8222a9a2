import { useEffect, useRef } from 'react';

/** The heading of the month. */
const HEADING = 'mjesec';

/**
 * What is pressed in a notice goes away with it: the focus is then on the heading of the month.
 * @returns to be called when something in it is pressed
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

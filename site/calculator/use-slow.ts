import { useEffect, useState } from 'react';

/** True once something has been going on for longer than `patience` milliseconds. */
export function useSlow(isGoingOn: boolean, patience: number): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return undefined;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isGoingOn, patience]);
  return isSlow;
}

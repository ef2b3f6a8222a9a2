import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Number of print events. Content that depends on it is rendered before the print, however it was started. */
export function usePrints(): number {
  const [prints, setPrints] = useState(0);
  useEffect(() => {
    const count = () => flushSync(() => setPrints((before) => before + 1));
    window.addEventListener('beforeprint', count);
    return () => window.removeEventListener('beforeprint', count);
  }, []);
  return prints;
}

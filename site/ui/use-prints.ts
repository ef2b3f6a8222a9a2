import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** How many times printing was begun. What depends on it is on the page before the paper is made, by whatever way one prints. */
export function usePrints(): number {
  const [prints, setPrints] = useState(0);
  useEffect(() => {
    const count = () => flushSync(() => setPrints((before) => before + 1));
    window.addEventListener('beforeprint', count);
    return () => window.removeEventListener('beforeprint', count);
  }, []);
  return prints;
}

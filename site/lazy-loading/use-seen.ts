import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

/** True from when an element is first on the screen: what is never looked at is not requested. */
export function useSeen<T extends Element>(): readonly [element: RefObject<T | null>, isSeen: boolean] {
  const element = useRef<T>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const tell = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setSeen(true));
    };
    const observer = new IntersectionObserver(tell);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, isSeen];
}

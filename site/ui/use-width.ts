import { type RefObject, useEffect, useRef, useState } from 'react';

/** Before it is measured, and on paper: about what a column of text is wide. */
const USUAL = 640;

/** The width of an element in pixels, followed as it changes: a drawing of that width keeps its letters readable. */
export function useWidth<T extends Element>(): readonly [element: RefObject<T | null>, width: number] {
  const element = useRef<T>(null);
  const [width, setWidth] = useState(USUAL);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}

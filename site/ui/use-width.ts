import { type RefObject, useEffect, useRef, useState } from 'react';

/** Before the first measurement, and on paper: about the width of a text column. */
const USUAL = 640;

/** The observed width of an element in pixels: a drawing of that width keeps its letters readable. */
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

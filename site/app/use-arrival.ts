import { type RefObject, useEffect, useRef } from 'react';
import type { Page } from './page.ts';
import { titleOf } from './title.ts';

/** After a step to another page: its title, its beginning, and focus at it, as a fresh load would have. */
export function useArrival(page: Page): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    document.title = titleOf(page);
    main.current?.focus({ preventScroll: true });
  }, [page]);
  return main;
}

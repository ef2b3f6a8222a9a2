import { type RefObject, useEffect, useRef } from 'react';
import type { Page } from '../../pages/directory/page.ts';
import { remember } from '../../pages/directory/recent.ts';
import { titleOf } from '../../pages/directory/title.ts';

/** wouter tells of every step forward by this event; going back leaves the scroll to the browser. */
const STEP = 'pushState';

/** After a step to another page: its title, its beginning, and focus at it, as a fresh load would have. */
export function useArrival(page: Page): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    const toBeginning = () => scrollTo(0, 0);
    addEventListener(STEP, toBeginning);
    return () => removeEventListener(STEP, toBeginning);
  }, []);
  useEffect(() => {
    remember(page);
    if (shown.current === page) return;
    shown.current = page;
    document.title = titleOf(page);
    main.current?.focus({ preventScroll: true });
  }, [page]);
  return main;
}

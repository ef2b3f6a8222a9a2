import { loadPart } from '../lazy-loading/load-part.ts';
import { pageAt } from './routes/routes.ts';

/** Fetches the screen behind a link as soon as a person points at it. */
export function prefetchPointed(): void {
  for (const event of ['pointerover', 'focusin'])
    document.addEventListener(event, prefetch, { passive: true });
}

function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.origin !== location.origin) return;
  // A failure is told when the link is followed.
  loadPart(pageAt(link.pathname).load).catch(() => undefined);
}

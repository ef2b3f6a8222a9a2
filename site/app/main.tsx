import '../ui/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { deployedVersion } from '../lazy-loading/deployed-version.ts';
import { loadPart } from '../lazy-loading/load-part.ts';
import { reloadOnce, restoreFocus } from '../lazy-loading/reload-once.ts';
import { App } from './app.tsx';
import { pageAt } from './routes/routes.ts';

const site = (
  <StrictMode>
    <App />
  </StrictMode>
);

async function start(root: HTMLElement): Promise<void> {
  const hasScreen = await loadPart(pageAt(location.pathname).load).then(
    () => true,
    () => false,
  );
  if (!hasScreen && (await deployedVersion()) !== 'unreachable' && reloadOnce()) return;
  // Without its screen the page cannot take over what was rendered ahead: it says so in its place.
  // As a transition it is done in slices: a slow phone answers a finger in between.
  if (hasScreen && root.firstElementChild) startTransition(() => void hydrateRoot(root, site));
  else createRoot(root).render(site);
}

// What `started.js` looks for.
document.documentElement.dataset.started = '';
const root = document.getElementById('app');
if (root) void start(root);
restoreFocus();
prefetchPointed();
registerOffline();

/** Lets the built site open without a network from the second visit on. */
function registerOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    // Not allowed in some private windows; the site then needs the network as any other.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
}

/** Fetches the screen behind a link as soon as a person points at it. */
function prefetchPointed(): void {
  for (const event of ['pointerover', 'focusin'])
    document.addEventListener(event, prefetch, { passive: true });
}

function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.origin !== location.origin) return;
  // A failure is told when the link is followed.
  loadPart(pageAt(link.pathname).load).catch(() => undefined);
}

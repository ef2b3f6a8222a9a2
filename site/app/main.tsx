import '../ui/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadPart } from '../lazy-loading/load-part.ts';
import { deployedVersion, reloadOnce, restoreFocus } from '../lazy-loading/reload-once.ts';
import { registerWorker } from '../lazy-loading/service-worker.ts';
import { awaitInstallOffer } from '../platform/install-offer.ts';
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
  // Without its screen the page cannot hydrate: it shows the failure instead.
  // A transition hydrates in slices: a slow phone responds to touch in between.
  if (hasScreen && root.firstElementChild) startTransition(() => void hydrateRoot(root, site));
  else createRoot(root).render(site);
}

awaitInstallOffer();
// `started.js` looks for this.
document.documentElement.dataset.started = '';
const root = document.getElementById('app');
if (root) void start(root);
restoreFocus();
prefetchPointed();
registerOffline();

/** Lets the built site open offline from the second visit on. */
function registerOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    // Denied in some private windows; the site then needs the network.
    registerWorker().catch(() => undefined);
  });
}

/** Fetches the screen of a link on hover. */
function prefetchPointed(): void {
  for (const event of ['pointerover', 'focusin'])
    document.addEventListener(event, prefetch, { passive: true });
}

function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.origin !== location.origin) return;
  // A failure is reported when the link is followed.
  loadPart(pageAt(link.pathname).load).catch(() => undefined);
}

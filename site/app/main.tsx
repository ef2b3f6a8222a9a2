import '../ui/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { deployedVersion } from '../lazy-loading/deployed-version.ts';
import { loadPart } from '../lazy-loading/load-part.ts';
import { reloadOnce, restoreFocus } from '../lazy-loading/reload-once.ts';
import { App } from './app.tsx';
import { prefetchPointed } from './prefetch.ts';
import { registerOffline } from './register-offline.ts';
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

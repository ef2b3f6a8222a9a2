import '../ui/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadPart } from './load-part.ts';
import { prefetchPointed } from './prefetch.ts';
import { registerOffline } from './register-offline.ts';
import { pageAt } from './routes.ts';

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
  // Without its screen the page cannot take over what was rendered ahead: it says so in its place.
  if (hasScreen && root.firstElementChild) hydrateRoot(root, site);
  else createRoot(root).render(site);
}

const root = document.getElementById('app');
if (root) void start(root);
prefetchPointed();
registerOffline();

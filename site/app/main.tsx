import '../ui/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { config } from 'zod/mini';
import { App } from './app.tsx';
import { loadScreen } from './load-screen.ts';
import { pageAt } from './routes.ts';

// The content security policy forbids the code zod would otherwise write for itself.
config({ jitless: true });

const site = (
  <StrictMode>
    <App />
  </StrictMode>
);

async function start(root: HTMLElement): Promise<void> {
  await loadScreen(pageAt(location.pathname)).catch(() => undefined);
  if (root.firstElementChild) hydrateRoot(root, site);
  else createRoot(root).render(site);
}

const root = document.getElementById('app');
if (root) void start(root);

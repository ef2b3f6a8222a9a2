import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { App } from '../app/app.tsx';
import { loadPart } from '../lazy-loading/load-part.ts';
import type { Page } from '../pages/directory/page.ts';
import { Head, type Preloads } from './head.tsx';

/** No content is streamed to be moved into place by a script. */
const WHOLE = Number.POSITIVE_INFINITY;

/** The prerendered body, which the scripts hydrate. */
export async function renderBody(page: Page): Promise<string> {
  await loadPart(page.load);
  const site = (
    <Router ssrPath={page.path}>
      <App />
    </Router>
  );
  const { prelude } = await prerender(site, { progressiveChunkSize: WHOLE });
  return new Response(prelude).text();
}

export const renderHead = (page: Page, preloads: Preloads): string =>
  renderToStaticMarkup(<Head page={page} preloads={preloads} />);

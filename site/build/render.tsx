import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from '../app/app.tsx';
import { loadPart } from '../app/load-part.ts';
import type { Page } from '../app/page.ts';
import { Head, type Preloads } from './head.tsx';

/** What stands in the body before scripts run; they take it over as it is. */
export async function renderBody(page: Page): Promise<string> {
  await loadPart(page.load);
  return renderToString(
    <Router ssrPath={page.path}>
      <App />
    </Router>,
  );
}

export const renderHead = (page: Page, preloads: Preloads): string =>
  renderToStaticMarkup(<Head page={page} preloads={preloads} />);

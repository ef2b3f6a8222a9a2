import type { Page } from '../pages/directory/page.ts';
import { publicOrigin } from '../platform/product.ts';

/** The addresses for search engines, without embedded and unlisted pages. */
export const sitemap = (pages: readonly Page[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages
      .filter(({ bare, isUnlisted }) => !bare && !isUnlisted)
      .map(({ path }) => `  <url><loc>${publicOrigin}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

export const robots = `User-agent: *\nAllow: /\n\nSitemap: ${publicOrigin}/sitemap.xml\n`;

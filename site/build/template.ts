import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '../pages/directory/page.ts';
import { DIST } from './dist.ts';
import { circleIn, type Manifest, paintFirst, preloadsOf } from './load-order.ts';
import { renderBody, renderHead } from './render.tsx';

/** Every page uses both weights; Cyrillic loads on demand. */
const FONTS = [400, 600].map((weight) => `ui/fonts/source-sans-3-latin-${weight}.woff2`);

/** The built `index.html`, a template for pages. Refuses a build whose chunks have an import cycle. */
export async function loadTemplate() {
  const source = await readFile(join(DIST, 'index.html'), 'utf8');
  const template = paintFirst(source.replace(/<!-- .*? -->\n/g, ''));
  const manifest = JSON.parse(await readFile(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;
  const circle = circleIn(manifest);
  if (circle.length > 0)
    throw new Error(`Import cycle of chunks: ${circle.join(' > ')}. See site/vite.config.ts.`);
  const fonts = FONTS.flatMap((font) => manifest[font]?.file ?? []);
  return {
    documentOf: async (page: Page): Promise<string> => {
      const body = await renderBody(page);
      return template
        .replace('<!--head-->', () =>
          renderHead(page, { scripts: preloadsOf(manifest, page.preload ?? []), fonts }),
        )
        .replace('<!--app-->', () => body);
    },
  };
}

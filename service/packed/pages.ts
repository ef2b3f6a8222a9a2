import { getMimeType } from 'hono/utils/mime';
import { EMBEDDED_HEADERS, PAGE_HEADERS } from '../headers.ts';

/** `/PDV/` → `pdv/index.html`: routes have no extension and ignore letter case, files have one and do not. */
export const nameOf = (path: string): string =>
  (isFile(path) ? path : `${path.toLowerCase().replace(/\/$/, '')}/index.html`).slice(1);

/** Pages are asked for without their `.html`, packed forms by `Accept-Encoding`: those names are only inside. */
export const isFile = (path: string): boolean => /\.(?!(?:html|br|gz)$)[a-z0-9]+$/i.test(path);

/** The page that says there is no such page. */
export const MISSING = '404.html';

/** Names under assets/ carry a hash of the content, so what they name never changes. */
const cacheOf = (name: string): string =>
  name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/** What a file of the site is sent with, by its name there. */
export const headersOf = (name: string): Readonly<Record<string, string>> => ({
  'Content-Type': getMimeType(name) ?? 'application/octet-stream',
  'Cache-Control': cacheOf(name),
  ...(name.startsWith('ugradi/') ? EMBEDDED_HEADERS : PAGE_HEADERS),
});

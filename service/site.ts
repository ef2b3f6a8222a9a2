import type { MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { serveStatic } from 'hono/serve-static';
import { DATA_HEADERS, EMBEDDED_HEADERS, PAGE_HEADERS } from './headers.ts';

/** A built file, or a compressed copy of it. */
export interface SiteFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** Finds a file by its name in the built site, as `pdv/index.html` or `assets/app-1a2b3c.js.br`. */
export type FindFile = (name: string) => SiteFile | undefined | Promise<SiteFile | undefined>;

/** Documents of the API, which pages of any origin may read. */
export const PUBLIC_PATHS = ['/openapi.json', '/zakon.json'];

export async function siteFile(bytes: Uint8Array<ArrayBuffer>): Promise<SiteFile> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes), 0, 12);
  const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { bytes, etag: `"${hash}"` };
}

/** `/PDV/` → `pdv/index.html`. Addresses of pages ignore case; those of files have an extension and do not. */
export const nameOf = (path: string): string =>
  (isFile(path) ? path : `${path.toLowerCase().replace(/\/$/, '')}/index.html`).slice(1);

/** Pages are requested without `.html`, compressed copies by `Accept-Encoding`. */
export const isFile = (path: string): boolean => /\.(?!(?:html|br|gz)$)[a-z0-9]+$/i.test(path);

/** Serves the built site, in the best encoding the client accepts; with `missing` only that page, as 404. */
export const serveSite = (find: FindFile, missing?: string): MiddlewareHandler =>
  serveStatic({
    ...(missing && { path: missing }),
    root: '',
    rewriteRequestPath: nameOf,
    precompressed: true,
    // Runs for the file, then for its compressed copy: the last one found is sent.
    getContent: async (name, c) => {
      const file = await find(name);
      if (!file) return null;
      c.header('ETag', file.etag);
      c.header('Content-Length', String(file.bytes.length));
      return file.bytes;
    },
    onFound: async (name, c) => {
      for (const [header, value] of Object.entries(headersOf(name))) c.header(header, value);
      if (await find(`${name}.br`)) c.header('Vary', 'Accept-Encoding');
      if (missing) c.status(404);
    },
  });

function headersOf(name: string): Readonly<Record<string, string>> {
  const isData = PUBLIC_PATHS.includes(`/${name}`);
  const own = isData ? DATA_HEADERS : name.startsWith('ugradi/') ? EMBEDDED_HEADERS : PAGE_HEADERS;
  // Names under `assets/` contain a hash of the content.
  const isHashed = name.startsWith('assets/');
  return { ...own, 'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache' };
}

/** Answers 304 to a client that has the file, with the headers of the file. */
export const siteEtag = etag({
  retainedHeaders: [...Object.keys(DATA_HEADERS), 'Cache-Control', 'ETag', 'Vary', 'Content-Encoding'],
});

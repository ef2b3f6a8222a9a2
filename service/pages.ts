import type { Context, MiddlewareHandler } from 'hono';
import { serveStatic } from 'hono/serve-static';

/** Finds a file of the built site by its path, `pdv/index.html`; null when there is none. */
export type Assets = (path: string, c: Context) => Promise<Uint8Array<ArrayBuffer> | Response | null>;

/** `/PDV/` → `/pdv/index.html`: routes have no extension and ignore letter case, files have one and do not. */
export const fileOf = (path: string): string =>
  isFile(path) ? path : `${path.toLowerCase().replace(/\/$/, '')}/index.html`;

/** Pages are asked for without their `.html`, packed forms by `Accept-Encoding`: those names are only inside. */
export const isFile = (path: string): boolean => /\.(?!(?:html|br|gz)$)[a-z0-9]+$/i.test(path);

/** Whether a GET of this path finds a page or file. */
export const isPage = async (assets: Assets, c: Context): Promise<boolean> =>
  (await assets(fileOf(c.req.path).slice(1), c)) !== null;

/** Answers a GET with a page or file of the site, in the packed form the client takes, if there is one beside it. */
export const servePages = (assets: Assets, precompressed: boolean): MiddlewareHandler =>
  serveStatic({ getContent: assets, precompressed, rewriteRequestPath: fileOf });

/** Names under /assets/ carry a hash of the content, so what they name never changes. */
export const cached: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.ok) return;
  const isHashed = c.req.path.startsWith('/assets/');
  c.res.headers.set('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
};

/** The page that says there is no such page; undefined when there is none to show. */
export async function missingPage(assets: Assets, c: Context): Promise<Response | undefined> {
  const page = await assets('404.html', c);
  const body = page instanceof Response ? page.body : page;
  if (body === null) return undefined;
  return new Response(body, {
    status: 404,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}

import type { Context } from 'hono';
import { type Assets, isFile, isPage, missingPage } from './pages.ts';
import { PROBLEMS, problem } from './problems.ts';

interface Known {
  /** Paths of the calls, which take POST. */
  readonly calls: ReadonlySet<string>;
  /** Paths of the service's own documents, which take GET. */
  readonly own: ReadonlySet<string>;
  readonly assets: Assets | undefined;
}

/** Answers what nothing else answered: a person with a page, a program with JSON. */
export const missing =
  ({ calls, own, assets }: Known) =>
  async (c: Context): Promise<Response> => {
    const { path, method } = c.req;
    const isRead = method === 'GET' || method === 'HEAD';
    if (calls.has(path)) return problem(PROBLEMS.callNeedsPost, { Allow: 'POST' });
    if (!isRead && (own.has(path) || (assets && (await isPage(assets, c)))))
      return problem(PROBLEMS.onlyGet, { Allow: 'GET, HEAD' });
    const page = isRead && assets && !isFile(path) ? await missingPage(assets, c) : undefined;
    return page ?? problem(PROBLEMS.notFound);
  };

import type { Calculator } from '@obracun/engine/kernel/calculate.ts';
import type { Day } from '@obracun/engine/kernel/day.ts';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { getPath } from 'hono/utils/url';
import { callsByPath } from './call.ts';
import { documents, healthy } from './documents.ts';
import { secured } from './headers.ts';
import { missing } from './missing.ts';
import { type Assets, cached, servePages } from './pages.ts';
import { PROBLEMS, problem } from './problems.ts';

export interface AppOptions {
  readonly calculators: readonly Calculator[];
  /** The day whose law is taken by calculations without a date of their own. */
  readonly today: () => Day;
  /** The built site; without it only the calls and their documentation are served. */
  readonly assets?: Assets;
  /** Told about our own faults, with the path they happened on. */
  readonly log?: (error: unknown, path: string) => void;
  /** True where nothing in front of the app compresses, as on Node. */
  readonly compresses?: boolean;
}

export interface App {
  readonly fetch: (request: Request, env?: unknown) => Response | Promise<Response>;
}

/** The whole service as one fetch handler, for Node and for workerd. It holds no state between requests. */
export function createApp(options: AppOptions): App {
  const calls = callsByPath(options.calculators, options.today);
  const fault = (error: unknown, path: string): Response => {
    options.log?.(error, path);
    return problem(PROBLEMS.fault);
  };
  const rest = reading(options, new Set(calls.keys())).onError((error, c) => fault(error, c.req.path));
  return {
    // A call goes past hono: its context costs each request as much as the whole calculation.
    fetch: (request, env) => {
      const path = getPath(request);
      const answer = request.method === 'POST' ? calls.get(path) : undefined;
      return answer ? answer(request).catch((error) => fault(error, path)) : rest.fetch(request, env);
    },
  };
}

/** Everything that is read rather than computed: the documents, the pages, and what is not there. */
function reading({ calculators, assets, compresses = false }: AppOptions, calls: ReadonlySet<string>): Hono {
  const app = new Hono();
  const own = { '/healthz': healthy, ...documents(calculators) };
  app.get('*', secured);
  if (compresses) app.get('*', compress());
  app.get('*', etag());
  for (const [path, answer] of Object.entries(own)) app.get(path, answer);
  if (assets) app.get('*', cached, servePages(assets, compresses));
  return app.notFound(missing({ calls, own: new Set(Object.keys(own)), assets }));
}

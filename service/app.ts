import type { Calculator } from '@obracun/engine/kernel/calculate.ts';
import type { Day } from '@obracun/engine/kernel/day.ts';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { getPath } from 'hono/utils/url';
import { Body, refused } from './body.ts';
import { asksWhy, type Call, callsByPath } from './call.ts';
import { documents, healthy } from './documents.ts';
import { secured } from './headers.ts';
import { missing } from './missing.ts';
import { type Assets, cached, servePages } from './pages.ts';
import { PROBLEMS, problem, toResponse } from './problems.ts';

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
  /** The calls by path, for a runtime that can answer them more directly than through `fetch`. */
  readonly calls: ReadonlyMap<string, Call>;
}

/** The whole service as one fetch handler, for Node and for workerd. It holds no state between requests. */
export function createApp(options: AppOptions): App {
  const calls = callsByPath(options.calculators, options.today, options.log);
  const rest = reading(options, new Set(calls.keys()));
  return {
    calls,
    fetch: (request, env) => {
      const answer = request.method === 'POST' ? calls.get(getPath(request)) : undefined;
      return answer ? answered(answer, request) : rest.fetch(request, env);
    },
  };
}

/** A call in the terms of the Fetch API, for runtimes that have nothing more direct. */
async function answered(answer: Call, request: Request): Promise<Response> {
  const { headers } = request;
  const header = (name: string) => headers.get(name);
  const why = refused(header('content-type'), header('content-length'), header('content-encoding'));
  if (why) return problem(why);
  const body = new Body();
  try {
    for await (const chunk of request.body ?? []) {
      body.add(chunk);
      if (body.isTooLarge) return problem(PROBLEMS.tooLarge);
    }
  } catch {
    return problem(PROBLEMS.badRequest);
  }
  return toResponse(answer(body.text(), asksWhy(request.url)));
}

/** Everything that is read rather than computed: the documents, the pages, and what is not there. */
function reading(
  { calculators, assets, log, compresses = false }: AppOptions,
  calls: ReadonlySet<string>,
): Hono {
  const app = new Hono();
  const own = { '/healthz': healthy, ...documents(calculators) };
  app.get('*', secured);
  if (compresses) app.get('*', compress());
  app.get('*', etag());
  for (const [path, answer] of Object.entries(own)) app.get(path, answer);
  if (assets) app.get('*', cached, servePages(assets, compresses));
  app.notFound(missing({ calls, own: new Set(Object.keys(own)), assets }));
  return app.onError((error, c) => {
    log?.(error, c.req.path);
    return problem(PROBLEMS.fault);
  });
}

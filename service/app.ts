import type { Calculator } from '@obracun/engine/kernel/calculate.ts';
import type { Day } from '@obracun/engine/kernel/day.ts';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { call } from './call.ts';
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

/** The whole service as one fetch handler, for Node and for workerd. It holds no state between requests. */
export function createApp({ calculators, today, assets, log, compresses = false }: AppOptions): Hono {
  const app = new Hono();
  // No middleware stands before the calls: with a single handler on the path hono runs it directly.
  const calls = calculators.flatMap((calculator) =>
    bothWays(calculator.definition.poziv).map((path) => ({ path, answer: call(calculator, today) })),
  );
  for (const { path, answer } of calls) app.post(path, answer);

  const own = { '/healthz': healthy, ...documents(calculators) };
  app.get('*', secured);
  if (compresses) app.get('*', compress());
  app.get('*', etag());
  for (const [path, answer] of Object.entries(own)) app.get(path, answer);
  if (assets) app.get('*', cached, servePages(assets, compresses));

  app.notFound(
    missing({ calls: new Set(calls.map(({ path }) => path)), own: new Set(Object.keys(own)), assets }),
  );
  app.onError((error, c) => {
    log?.(error, c.req.path);
    return problem(PROBLEMS.fault);
  });
  return app;
}

const bothWays = (path: string): string[] => {
  const bare = path.replace(/\/$/, '');
  return [bare, `${bare}/`];
};

import { loadCalculators } from '@obracun/engine/calculators/load.ts';
import { Hono } from 'hono';
import { callsOf, todayInBosnia } from './calls.ts';
import { PROBLEMS, problemReply } from './problems.ts';
import { type Routes, send, serveCalls } from './serve-calls.ts';

const noLog = () => undefined;

const starting = loadCalculators().then((calculators) => {
  const app: Routes = new Hono();
  serveCalls(app, callsOf(calculators, todayInBosnia, noLog), noLog);
  return app.notFound(() => send(problemReply(PROBLEMS.notFound)));
});

/** Answers a call in the service worker of the site (`site/offline/worker.js`), as the service does. */
export const answer = async (request: Request): Promise<Response> =>
  (await starting).fetch(request, { chunks: wholeBody(request) });

/** Some browsers have no stream of a request, others cannot iterate it. */
async function* wholeBody(request: Request): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(await request.arrayBuffer());
}

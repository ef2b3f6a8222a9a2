// Follows `worker.js` in the built worker. At its second address the worker takes along CALLS, the calls of the service as a
// script (`service/device.ts`), and answers with it what the service does not.
/* global CALLS, CALLS_QUERY, COMPUTED_HERE, LAW, BY_ADDRESS, otherVersions */

const HAS_CALLS = location.search === CALLS_QUERY;

/** How long an answer of the service is awaited; after one that did not come in time, less, until one comes. */
const PATIENCE_MS = { usual: 5_000, afterSilence: 1_000 };
let patience = PATIENCE_MS.usual;

self.addEventListener('install', (event) => {
  if (HAS_CALLS) event.waitUntil(takeCalls());
});

/** Only a script imported during the installation can be imported later, from what the browser stored with the worker. */
async function takeCalls() {
  importedCalls(2);
  // It replaces the worker of the same version: open pages keep their files.
  if ((await otherVersions()).length === 0) await self.skipWaiting();
}

/** Evaluated when first needed: a page online starts no slower. While two versions are served, a copy may lack it. */
function importedCalls(more = 0) {
  try {
    if (!self.calls) importScripts(CALLS);
    return self.calls;
  } catch (error) {
    if (more > 0) return importedCalls(more - 1);
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (!HAS_CALLS || origin !== location.origin) return;
  if (request.method === 'POST') event.respondWith(answered(request, computedHere(request.clone())));
  else if (request.method === 'HEAD' && pathname === LAW) event.respondWith(answered(request, storedHead));
});

/** The answer of the service; `here` gives it when the network does not: no connection, silence, or a page in its place. */
async function answered(request, here) {
  const fromService = fetch(request);
  fromService.then(rememberSpeed, () => undefined);
  const response = await Promise.race([fromService, silence()]).catch(() => undefined);
  if (request.signal.aborted || (response && isAnswer(response))) return fromService;
  try {
    return await here();
  } catch {
    return fromService;
  }
}

async function silence() {
  const awaited = patience;
  await new Promise((resolve) => setTimeout(resolve, awaited));
  patience = PATIENCE_MS.afterSilence;
}

/** A balancer without available copies answers for them, a captive portal with a page. */
const isAnswer = ({ status, headers }) =>
  status < 500 && !headers.get('Content-Type')?.startsWith('text/html');

const rememberSpeed = (response) => {
  if (isAnswer(response)) patience = PATIENCE_MS.usual;
};

const computedHere = (request) => async () => {
  const response = await importedCalls().answer(request);
  response.headers.set(...COMPUTED_HERE);
  return response;
};

/** The mark of the law, as the service gave it to this version. */
async function storedHead() {
  const { headers } = await caches.match(LAW, BY_ADDRESS);
  return new Response(null, { headers });
}

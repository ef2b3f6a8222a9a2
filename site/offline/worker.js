// The build prepends VERSION, PAGES and ASSETS. Pages are fetched from the network if possible, so that a change of
// law is visible at once. Cached files have a content hash in their names, so they belong to one build even when two are
// served side by side, and a version reuses unchanged files of the previous one.
/* global VERSION, PAGES, ASSETS */

/** Data of the service for pages, cached from the last response. */
const DATA = 'data';
const LAW = '/zakon.json';

const MISSING = '/404.html';

/** Made for pages of other sites, which are online. */
const EMBEDDED = '/ugradi/';

const BY_ADDRESS = { ignoreSearch: true, ignoreVary: true };

self.addEventListener('install', (event) => event.waitUntil(fill()));

// A version can lose cached files to a short-lived one: it must be complete before any other is deleted.
self.addEventListener('activate', (event) => event.waitUntil(fill().then(leaveOthers)));

// Sent by a page of this version: the name of its start script.
self.addEventListener('message', (event) => {
  if (ASSETS.includes(event.data)) event.waitUntil(replaceWhenSafe());
});

/** No page needs the files of another version when none are cached, or when the page of this one is alone. */
async function replaceWhenSafe() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length < 2 || (await otherVersions()).length === 0) await self.skipWaiting();
}

async function fill() {
  const cache = await caches.open(VERSION);
  if (await cache.match(PAGES)) return;
  await Promise.all(ASSETS.filter((path) => path !== PAGES).map((path) => keep(cache, path)));
  const bundle = await found(PAGES);
  for (const kept of await bundle.clone().json())
    await cache.put(kept.path, responseOf(kept, bundle.headers));
  // Last, because it marks everything else as complete.
  await cache.put(PAGES, bundle);
  await fromNetwork(new Request(LAW)).catch(() => undefined);
}

async function leaveOthers() {
  await Promise.all((await otherVersions()).map((name) => caches.delete(name)));
  await self.clients.claim();
}

const otherVersions = async () => (await caches.keys()).filter((name) => name !== VERSION && name !== DATA);

const keep = async (cache, path) =>
  (await cache.match(path, BY_ADDRESS)) ?? cache.put(path, await found(path));

const found = async (path) => (await caches.match(path, BY_ADDRESS)) ?? fetched(path);

/** While two versions are served, every request may reach a copy of the other one by chance. */
async function sought(address, more = 2) {
  const response = await fetch(address);
  return response.status === 404 && more > 0 ? sought(address, more - 1) : response;
}

/** A captive portal answers everything with a page. */
async function fetched(path) {
  const response = await sought(path);
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  if (!response.ok || isPage) throw new Error(`not kept: ${path}`);
  return response;
}

/** With the security headers of the service. */
function responseOf({ status, type, text }, given) {
  const headers = new Headers(given);
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name);
  headers.set('Content-Type', type);
  headers.set('Cache-Control', 'no-cache');
  return new Response(text, { status, headers });
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // A request that forbids caching gets only a fresh response.
  if (request.method !== 'GET' || origin !== location.origin || request.cache === 'no-store') return;
  if (pathname.toLowerCase().startsWith(EMBEDDED)) return;
  if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (request.mode === 'navigate') event.respondWith(page(request, pathname));
  else event.respondWith(fromNetwork(request));
});

const asset = async (request) => (await caches.match(request, BY_ADDRESS)) ?? sought(request);

async function fromNetwork(request) {
  let response;
  try {
    response = await fetch(request);
  } catch (error) {
    const kept = await caches.match(request, BY_ADDRESS);
    if (kept) return kept;
    throw error;
  }
  if (response.ok && request.url.endsWith('.json')) await keepData(request, response.clone());
  return response;
}

/** A device without room keeps its cache: the response is returned anyway. */
const keepData = (request, response) =>
  caches
    .open(DATA)
    .then((cache) => cache.put(request, response))
    .catch(() => undefined);

/** A balancer without available copies answers for them: the cached page is more useful. */
async function page(request, pathname) {
  const path = pathname.toLowerCase().replace(/\/+$/, '') || '/';
  const kept = async () => (await ofVersion(path)) ?? (isFile(path) ? notCached() : ofVersion(MISSING));
  const response = await fetch(request).catch(() => undefined);
  if (response && response.status < 500) return response;
  return (await kept()) ?? response ?? Response.error();
}

const isFile = (path) => /\.[a-z0-9]+$/.test(path);

const NOT_CACHED = 'Ova datoteka se ne može otvoriti bez interneta. Pokušajte ponovo kad veza bude tu.';

const notCached = () =>
  new Response(NOT_CACHED, { status: 503, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });

const ofVersion = async (path) => (await caches.open(VERSION)).match(path, BY_ADDRESS);

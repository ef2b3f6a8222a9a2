// The build puts VERSION and FILES in front of this. Pages come from the network while there is one, so that a change of
// law is seen at once; what they are made of has the content in its name and never goes stale.
/* global VERSION, FILES */

const MISSING = '/404.html';

self.addEventListener('install', (event) => event.waitUntil(fill()));

async function fill() {
  const cache = await caches.open(VERSION);
  await cache.addAll(FILES);
  // It comes with the status 404, as at every address that leads nowhere, and addAll would take that for a failure.
  await cache.put(MISSING, await fetch(MISSING));
}

self.addEventListener('activate', (event) => {
  const outdated = async () => (await caches.keys()).filter((name) => name !== VERSION);
  event.waitUntil(outdated().then((names) => Promise.all(names.map((name) => caches.delete(name)))));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(fromCache(request));
  else if (request.mode === 'navigate') event.respondWith(page(request, pathname));
  else event.respondWith(fromNetwork(request));
});

async function keep(request, response) {
  if (response.ok) await (await caches.open(VERSION)).put(request, response.clone());
  return response;
}

const fromCache = async (request) => (await caches.match(request)) ?? keep(request, await fetch(request));

const fromNetwork = async (request) => {
  try {
    return await keep(request, await fetch(request));
  } catch (error) {
    const kept = await caches.match(request);
    if (kept) return kept;
    throw error;
  }
};

const page = async (request, pathname) => {
  try {
    return await fetch(request);
  } catch {
    const path = pathname.toLowerCase().replace(/\/+$/, '') || '/';
    return (await caches.match(path)) ?? (await caches.match(MISSING));
  }
};

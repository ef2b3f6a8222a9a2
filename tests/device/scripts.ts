import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import worker from '../../site/offline/worker.js?raw';
import { storageOver } from './fakes.ts';

const ORIGIN = 'https://obracun.test';
const PAGES = '/assets/pages.json';

/** The prefix the build adds to the service worker. */
const BUILD = `const VERSION = 'VERSION', PAGES = '${PAGES}', ASSETS = ['/assets/a.js', PAGES];\n`;

/** Caches of a browser that record their calls. */
class FakeCaches {
  readonly opened = new Set<string>();
  readonly deleted: string[] = [];
  readonly stored: string[] = [];

  async open(name: string) {
    this.opened.add(name);
    const put = async (what: string | Request) =>
      void this.stored.push(
        `${name} ${new URL(typeof what === 'string' ? what : what.url, ORIGIN).pathname}`,
      );
    return { put, match: this.match };
  }

  readonly match = async () => undefined;
  readonly keys = async () => ['VERSION', 'data', 'of the build before'];

  async delete(name: string) {
    this.deleted.push(name);
  }
}

/** Requests by path, as in a page. */
class AtOrigin extends Request {
  constructor(path: string) {
    super(new URL(path, ORIGIN));
  }
}

const fetched = async (what: string | Request): Promise<Response> =>
  Response.json(what === PAGES ? [{ path: '/pdv', status: 200, type: 'text/html', text: '' }] : []);

/** Installs and activates the service worker: the caches it opens and deletes, and the addresses it stores. */
export async function runServiceWorker(): Promise<object> {
  const caches = new FakeCaches();
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    clients: { claim: async () => undefined },
  };
  const globals = { self, caches, fetch: fetched, URL, Request: AtOrigin, Response, Headers };
  runInNewContext(BUILD + worker, globals);
  for (const name of ['install', 'activate'])
    await new Promise((resolve) =>
      listeners.get(name)?.({ waitUntil: (work: Promise<void>) => work.then(resolve) }),
    );
  const { opened, deleted, stored } = caches;
  return { opened: [...opened], deleted, stored: [...new Set(stored)].sort() };
}

const scriptOf = (name: string): string => readFileSync(`site/public/${name}`, 'utf8');

/** Everything scripts read and store before the site has loaded. */
export async function runPublicScripts(): Promise<object> {
  const [local, session] = [storageOver({ theme: 'dark' }), storageOver({})];
  const root = { dataset: {} as Record<string, string> };
  const document = {
    documentElement: root,
    querySelector: () => ({ src: '/assets/nema.js' }),
    styleSheets: [{ cssRules: [1] }],
    activeElement: { id: 'bruto' },
  };
  runInNewContext(scriptOf('theme.js'), {
    document,
    localStorage: local,
    matchMedia: () => ({ matches: false }),
  });
  const globals = { document, sessionStorage: session, location: { pathname: '/pdv' }, Date };
  runInNewContext(scriptOf('heal.js'), {
    ...globals,
    fetch: async () => new Response(),
    setTimeout: () => 0,
  });
  for (let waited = 0; waited < 100 && Object.keys(session).length < 2; waited++) await wait(5);
  return { theme: root.dataset.theme, sessionStorage: { ...session } };
}

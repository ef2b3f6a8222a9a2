import { entryOf } from './reload-once.ts';

const WORKER = '/sw.js';

/** At this address the worker takes along the calls of the service, so that wages are calculated offline. */
export const CALLS_QUERY = '?racun';

const WITH_CALLS = WORKER + CALLS_QUERY;

/** Registers the worker as it was registered last. An installed site takes the calls along. */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  const known = await serviceWorker.getRegistration();
  const newest = known?.installing ?? known?.waiting ?? known?.active;
  nameVersion(await serviceWorker.register(hasCalls(newest) ? WITH_CALLS : WORKER));
  addEventListener('appinstalled', () => void takeCalls());
  if (matchMedia('(display-mode: standalone)').matches) await takeCalls();
}

/** A worker is not replaced while it is busy, and some browsers then look no more: told a moment after the installation. */
const TOLD_AFTER_MS = 3_000;

/** Tells an installed worker the version of the page, by its start script: it waits only for pages that need the files of another. */
function nameVersion(registration: ServiceWorkerRegistration): void {
  const name = () => setTimeout(() => registration.waiting?.postMessage(entryOf(document)), TOLD_AFTER_MS);
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', name),
  );
  name();
}

const hasCalls = (worker: ServiceWorker | null | undefined): boolean =>
  worker?.scriptURL.endsWith(WITH_CALLS) === true;

let isTaken = false;

/** Registers the worker with the calls, once, when the page is idle. Not over a connection that is paid by what it carries. */
export async function takeCalls(): Promise<void> {
  if (isTaken || !import.meta.env.PROD || !('serviceWorker' in navigator) || isMetered()) return;
  isTaken = true;
  const { active } = await navigator.serviceWorker.ready;
  await idle();
  // Without room on the device the worker stays as it is.
  if (!hasCalls(active)) await navigator.serviceWorker.register(WITH_CALLS).catch(() => undefined);
}

/** Part of the Network Information API, which some browsers lack: they are taken for unmetered. */
interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
}

function isMetered(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || connection?.type === 'cellular';
}

const idle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(resolve) : setTimeout(resolve, 2_000),
  );

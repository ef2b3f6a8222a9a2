/** Held by every tab in which a firm is open: the browser frees it with the tab. */
const LOCK = 'obracun-plata.firma:';

/** Firms are opened and left in any tab; one of them works with the folder. */
const CHANNEL = 'obracun-plata.otvorene-firme';
/** A channel does not tell the tab that speaks. */
const listeners = new Set<() => void>();

function tellTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(true);
  channel.close();
  for (const tell of listeners) tell();
}

/** Calls back when a firm is opened or left in any tab. @returns a function that stops it */
export function onOpened(tell: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', tell);
  listeners.add(tell);
  return () => {
    channel.close();
    listeners.delete(tell);
  };
}

const here = new Map<string, number>();

/** Tells all tabs that a firm is open in this one. @returns a function that tells the contrary */
export function openFirm(firm: string): () => void {
  here.set(firm, (here.get(firm) ?? 0) + 1);
  let close = () => {};
  const isClosed = new Promise<void>((resolve) => {
    close = resolve;
  });
  navigator.locks?.request(`${LOCK}${firm}`, { mode: 'shared' }, () => isClosed).catch(() => undefined);
  tellTabs();
  return () => {
    here.set(firm, (here.get(firm) ?? 1) - 1);
    close();
    tellTabs();
  };
}

/** The firms that are open in some tab; in this one where the browser has no locks. */
export async function openFirms(): Promise<ReadonlySet<string>> {
  const own = [...here].filter(([, count]) => count > 0).map(([firm]) => firm);
  const held = (await navigator.locks?.query())?.held ?? [];
  const named = held.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : []));
  return new Set([...own, ...named]);
}

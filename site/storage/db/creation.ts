export const DATABASE = 'obracun-plata';

const CREATED = `${DATABASE}.otvorena`;

/** Timeout of an answer that takes a few milliseconds. */
const PATIENCE_MS = 1000;

/**
 * False when nothing was ever stored on this device. True where the browser does not tell, so that the database is
 * opened and reports why it cannot be.
 */
export async function isCreated(): Promise<boolean> {
  const silence = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined));
  try {
    const databases = await Promise.race([indexedDB.databases(), silence]);
    return databases?.some(({ name }) => name === DATABASE) ?? true;
  } catch {
    return true;
  }
}

/** Undefined where the browser forbids storage: Firefox then forbids channels too, and no tab creates a database. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CREATED);
  } catch {
    return undefined;
  }
}

/** Tells every tab that the database exists. */
export function announceCreation(): void {
  const channel = openChannel();
  channel?.postMessage(true);
  channel?.close();
}

/**
 * Calls back once the database exists: now, or when this tab or another creates it.
 * @returns a function that stops waiting
 */
export function whenCreated(begin: () => void): () => void {
  const channel = openChannel();
  let isWaiting = true;
  const stop = () => {
    isWaiting = false;
    channel?.close();
  };
  const once = () => {
    if (!isWaiting) return;
    stop();
    begin();
  };
  channel?.addEventListener('message', once);
  void isCreated().then((is) => is && once());
  return stop;
}

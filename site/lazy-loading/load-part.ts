/** Loads a lazy chunk; the same function identifies the same chunk. */
export type LoadPart<T> = () => Promise<T>;

/** Thrown when a chunk fails to load. */
export class PartMissing extends Error {
  constructor(cause: unknown) {
    super('Loading chunk failed', { cause });
  }
}

const PATIENCE = 120_000;

const loaded = new Map<unknown, unknown>();
const tried = new Map<unknown, Promise<void>>();

/** The chunk if it is already loaded. */
export const loadedPart = <T>(load: LoadPart<T>): T | undefined => loaded.get(load) as T | undefined;

/** Loads a chunk once; rejects with `PartMissing` when the network fails, or after two minutes. */
export async function loadPart<T>(load: LoadPart<T>): Promise<T> {
  const part = loadedPart(load) ?? (await fetchPart(load));
  loaded.set(load, part);
  return part;
}

/** Resolves when the first attempt to load a chunk has ended, successfully or not; always the same promise. */
export function settledPart<T>(load: LoadPart<T>): Promise<void> {
  const before = tried.get(load);
  if (before) return before;
  const now = loadPart(load).then(
    () => undefined,
    () => undefined,
  );
  tried.set(load, now);
  return now;
}

/** The code that `load` imports, without keeping it; tries three times, since two versions of the site may be served at once. Rejects as `loadPart` does. */
export function fetchPart<T>(load: LoadPart<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => reject(new PartMissing(cause));
    const timer = setTimeout(() => fail(new Error('timeout')), PATIENCE);
    load()
      .catch(load)
      .catch(load)
      .then(resolve, fail)
      .finally(() => clearTimeout(timer));
  });
}

/** A page that is just being left lets go of what it held within this time. */
const PATIENCE_MS = 400;

type LetGo = () => void;

/**
 * Takes something for this tab alone, until it is let go or the tab is closed.
 * @returns how to let go; undefined when another tab has it, or the browser does not answer in time. A browser without locks, or
 * that refuses them, always gives it.
 */
export function claim(name: string): Promise<LetGo | undefined> {
  const tooLong = new AbortController();
  return new Promise((resolve) => {
    setTimeout(() => {
      tooLong.abort();
      resolve(undefined);
    }, PATIENCE_MS);
    // What is given after all to who has gone on without it nobody else could have.
    void taken(name, { signal: tooLong.signal }).then((letGo) =>
      tooLong.signal.aborted ? letGo?.() : resolve(letGo),
    );
  });
}

/** The same, waiting for as long as another tab has it. */
export const claimOnceFree = (name: string): Promise<LetGo | undefined> => taken(name, {});

const nothingHeld: LetGo = () => undefined;

function taken(name: string, patience: LockOptions): Promise<LetGo | undefined> {
  const locks = globalThis.navigator?.locks;
  if (locks === undefined) return Promise.resolve(nothingHeld);
  return new Promise((resolve) => {
    const held = () => new Promise<void>((release) => resolve(() => release()));
    const request = async () => locks.request(name, patience, held);
    request().catch((error: unknown) => resolve(isAborted(error) ? undefined : nothingHeld));
  });
}

const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

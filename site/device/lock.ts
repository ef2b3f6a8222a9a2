/** A page that is just being left lets go of what it held within this time. */
const PATIENCE_MS = 400;

type LetGo = () => void;

/**
 * Takes something for this tab alone, until it is let go or the tab is closed.
 * @returns how to let go; undefined when another tab has it. A browser without locks always gives it.
 */
export const claim = (name: string): Promise<LetGo | undefined> =>
  taken(name, { signal: AbortSignal.timeout(PATIENCE_MS) });

/** The same, waiting for as long as another tab has it. */
export const claimOnceFree = (name: string): Promise<LetGo | undefined> => taken(name, {});

function taken(name: string, patience: LockOptions): Promise<LetGo | undefined> {
  const locks = globalThis.navigator?.locks;
  if (locks === undefined) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    const held = () => new Promise<void>((release) => resolve(() => release()));
    locks.request(name, patience, held).catch(() => resolve(undefined));
  });
}

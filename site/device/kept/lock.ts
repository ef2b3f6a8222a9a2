/** A page that is just being left lets go of what it held within this time. */
const PATIENCE_MS = 400;

/**
 * Takes something for this tab alone, until it is let go or the tab is closed.
 * @returns how to let go; undefined when another tab has it. A browser without locks always gives it.
 */
export function claim(name: string): Promise<(() => void) | undefined> {
  const locks = globalThis.navigator?.locks;
  if (locks === undefined) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    const held = () => new Promise<void>((release) => resolve(() => release()));
    locks.request(name, { signal: AbortSignal.timeout(PATIENCE_MS) }, held).catch(() => resolve(undefined));
  });
}

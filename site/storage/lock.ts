const PAUSE_MS = 50;
/** Number of pauses in which a closing page releases its lock. */
const UNTIL_RELEASED = 8;
/** Number of pauses after which no answer is expected. Counted, not timed: an answer delayed by busy scripts arrives in one of them. */
const UNTIL_TIMEOUT = 40;

type Release = () => void;

/**
 * Acquires a lock for this tab, until it is released or the tab closes.
 * @returns the release function; undefined when another tab has the lock. A browser without locks, or one that refuses or does not answer in time,
 * always grants it: the holder checks for changes of other tabs.
 */
export async function claim(name: string): Promise<Release | undefined> {
  for (let attempt = 0; attempt < UNTIL_RELEASED; attempt++) {
    const answer = await withTimeout(requestLock(name, { ifAvailable: true }));
    if (answer) return answer;
    await pause();
  }
  return undefined;
}

async function withTimeout(request: Promise<Release | undefined>): Promise<Release | undefined> {
  for (let waited = 0; waited < UNTIL_TIMEOUT; waited++) {
    const answer = await Promise.race([request, pause()]);
    if (answer !== 'waiting') return answer;
  }
  // A late grant holds the lock from then on.
  return () => void request.then((release) => release?.());
}

const pause = (): Promise<'waiting'> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS, 'waiting'));

/** The same, blocking while another tab has it. */
export const claimWhenFree = async (name: string): Promise<Release | undefined> =>
  (await claim(name)) ?? requestLock(name, {});

const noLock: Release = () => undefined;

/** Undefined when another tab has it, without blocking. */
function requestLock(name: string, how: LockOptions): Promise<Release | undefined> {
  const locks = globalThis.navigator?.locks;
  if (locks === undefined) return Promise.resolve(noLock);
  return new Promise((resolve) => {
    const onLock = async (lock: Lock | null) => {
      if (lock === null) resolve(undefined);
      else await new Promise<void>((release) => resolve(() => release()));
    };
    const request = async () => locks.request(name, how, onLock);
    request().catch(() => resolve(noLock));
  });
}

const PAUSE_MS = 50;
/** Number of pauses in which a closing page releases its lock. */
const UNTIL_LET_GO = 8;
/** Number of pauses after which no answer is expected. Counted, not timed: an answer delayed by busy scripts arrives in one of them. */
const UNTIL_SILENT = 40;

type LetGo = () => void;

/**
 * Acquires a lock for this tab, until it is released or the tab closes.
 * @returns the release function; undefined when another tab has the lock. A browser without locks, or one that refuses or does not answer in time,
 * always grants it: the holder checks for changes of other tabs.
 */
export async function claim(name: string): Promise<LetGo | undefined> {
  for (let asked = 0; asked < UNTIL_LET_GO; asked++) {
    const answer = await answered(taken(name, { ifAvailable: true }));
    if (answer) return answer;
    await pause();
  }
  return undefined;
}

async function answered(asked: Promise<LetGo | undefined>): Promise<LetGo | undefined> {
  for (let waited = 0; waited < UNTIL_SILENT; waited++) {
    const answer = await Promise.race([asked, pause()]);
    if (answer !== 'waiting') return answer;
  }
  // A late grant holds the lock from then on.
  return () => void asked.then((release) => release?.());
}

const pause = (): Promise<'waiting'> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS, 'waiting'));

/** The same, blocking while another tab has it. */
export const claimOnceFree = async (name: string): Promise<LetGo | undefined> =>
  (await claim(name)) ?? taken(name, {});

const nothingHeld: LetGo = () => undefined;

/** Undefined when another tab has it, without blocking. */
function taken(name: string, how: LockOptions): Promise<LetGo | undefined> {
  const locks = globalThis.navigator?.locks;
  if (locks === undefined) return Promise.resolve(nothingHeld);
  return new Promise((resolve) => {
    const held = async (lock: Lock | null) => {
      if (lock === null) resolve(undefined);
      else await new Promise<void>((release) => resolve(() => release()));
    };
    const request = async () => locks.request(name, how, held);
    request().catch(() => resolve(nothingHeld));
  });
}

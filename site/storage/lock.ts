const PAUSE_MS = 50;
/** A page that is just being left lets go of what it held within so many pauses. */
const UNTIL_LET_GO = 8;
/** After so many without an answer none is expected. Counted in pauses and not by the clock: an answer that waits behind busy scripts is heard in one of them. */
const UNTIL_SILENT = 40;

type LetGo = () => void;

/**
 * Takes something for this tab alone, until it is let go or the tab is closed.
 * @returns how to let go; undefined when another tab has it. A browser without locks, or that refuses them or does not answer in time, always
 * gives it: whoever holds it looks for what another has changed.
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
  // What is given after all is held from then on.
  return () => void asked.then((release) => release?.());
}

const pause = (): Promise<'waiting'> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS, 'waiting'));

/** The same, waiting for as long as another tab has it. */
export const claimOnceFree = async (name: string): Promise<LetGo | undefined> =>
  (await claim(name)) ?? taken(name, {});

const nothingHeld: LetGo = () => undefined;

/** Undefined where another has it and it is not waited for. */
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

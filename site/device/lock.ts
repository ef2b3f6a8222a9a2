/** A page that is just being left lets go of what it held within this time. */
const PATIENCE_MS = 400;
/** So often it is asked again for as long. */
const AGAIN_MS = 50;

type LetGo = () => void;

/**
 * Takes something for this tab alone, until it is let go or the tab is closed.
 * @returns how to let go; undefined when another tab has it. A browser without locks, or that refuses them or does not answer in time, always
 * gives it: whoever holds it looks for what another has changed.
 */
export async function claim(name: string): Promise<LetGo | undefined> {
  const patience = new Promise<'late'>((resolve) => setTimeout(resolve, PATIENCE_MS, 'late'));
  for (;;) {
    const asked = taken(name, { ifAvailable: true });
    const answer = await Promise.race([asked, patience]);
    // What is given after all is held from then on.
    if (answer === 'late') return () => void asked.then((letGo) => letGo?.());
    if (answer) return answer;
    const next = await Promise.race([pause(), patience]);
    if (next === 'late') return undefined;
  }
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, AGAIN_MS));

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

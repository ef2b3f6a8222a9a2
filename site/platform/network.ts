/** A browser says that the network is back before a first call gets through: it is told at once and again after so many milliseconds. */
const TOLD_AFTER = [0, 1_000, 4_000];

const awaiting = new Set<() => void>();

const heard = () => {
  for (const wait of TOLD_AFTER)
    setTimeout(() => {
      for (const act of [...awaiting]) act();
    }, wait);
};

// From the beginning: what was asked before the network was back may fail right after that, and is asked again then. None when a page is built.
globalThis.addEventListener?.('online', heard);

/** Calls whenever the network is back, and in the moments after that. Gives what ends it. */
export function whenNetworkIsBack(act: () => void): () => void {
  awaiting.add(act);
  return () => {
    awaiting.delete(act);
  };
}

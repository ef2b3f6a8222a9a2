/** A browser says that the network is back before a first call gets through: it is told at once and again after so many milliseconds. */
const TOLD_AFTER = [0, 1_000, 4_000];

const awaiting = new Set<() => void>();

const heard = () => {
  for (const wait of TOLD_AFTER)
    setTimeout(() => {
      for (const act of [...awaiting]) act();
    }, wait);
};

/** Calls whenever the network is back, and in the moments after that. Gives what ends it. */
export function whenNetworkIsBack(act: () => void): () => void {
  addEventListener('online', heard);
  awaiting.add(act);
  return () => {
    awaiting.delete(act);
  };
}

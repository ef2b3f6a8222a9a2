/** Browsers report `online` before a first request succeeds: listeners run at once and again after these milliseconds. */
const TOLD_AFTER = [0, 1_000, 4_000];

const awaiting = new Set<() => void>();

const heard = () => {
  for (const wait of TOLD_AFTER)
    setTimeout(() => {
      for (const act of [...awaiting]) act();
    }, wait);
};

// Registered on load: a request sent before the network returned may fail right after that, and is then retried. Absent in the build.
globalThis.addEventListener?.('online', heard);

/** Runs the function whenever the network returns, and in the moments after that. Returns a function that stops it. */
export function whenNetworkIsBack(act: () => void): () => void {
  awaiting.add(act);
  return () => {
    awaiting.delete(act);
  };
}

import { useEffect } from 'react';
import { allHydrated } from '../../lazy-loading/hydration.tsx';
import { whenNetworkIsBack } from '../../platform/network.ts';
import { script } from '../../storage/script.ts';
import { useSetting } from '../../storage/setting.ts';

/** Writes the page in the script that was chosen, from the moment it has taken over what was rendered ahead. */
export function useScript(): void {
  const isCyrillic = useSetting(script) === 'cirilica';
  useEffect(() => (isCyrillic ? startCyrillic(document.documentElement) : undefined), [isCyrillic]);
}

/** Latin stands until what writes Cyrillic has come and the whole page is taken over, which compares its words with those sent; if it cannot, it is tried again once there is a network. */
function startCyrillic(root: HTMLElement): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const start = (): Promise<void> =>
    Promise.all([import('./write-cyrillic.ts'), allHydrated()]).then(
      ([{ writeCyrillic }]) => writeCyrillic(root, signal),
      () => startOnceBack(start, signal),
    );
  void start();
  return () => leaving.abort();
}

function startOnceBack(start: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const stop = whenNetworkIsBack(() => {
    stop();
    start();
  });
  signal.addEventListener('abort', stop);
}

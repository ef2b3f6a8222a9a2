import { useEffect } from 'react';
import { allHydrated } from '../../lazy-loading/hydration.tsx';
import { whenNetworkIsBack } from '../../platform/network.ts';
import { script } from '../../storage/script.ts';
import { useSetting } from '../../storage/setting.ts';

/** Set by `public/theme.js`: `base.css` shows nothing of a page that is to be Cyrillic, for 3 s at most. */
const HELD = 'data-held';

/** Writes the page in the chosen script after hydration. */
export function useScript(): void {
  const isCyrillic = useSetting(script) === 'cirilica';
  useEffect(() => (isCyrillic ? startCyrillic(document.documentElement) : undefined), [isCyrillic]);
}

/** The page stays Latin until the transliteration is loaded and hydration, which compares texts with the HTML, is complete. A failed load is retried when online. */
function startCyrillic(root: HTMLElement): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const start = (): Promise<void> =>
    Promise.all([import('./write-cyrillic.ts'), allHydrated()])
      .then(
        ([{ writeCyrillic }]) => writeCyrillic(root, signal),
        () => startOnceBack(start, signal),
      )
      .then(() => root.removeAttribute(HELD));
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

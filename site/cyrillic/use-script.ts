import { useEffect } from 'react';
import { useSetting } from '../app/setting.ts';
import { script } from './script.ts';

/** Writes the page in the script that was chosen, from the moment it has taken over what was rendered ahead. */
export function useScript(): void {
  const isCyrillic = useSetting(script) === 'cirilica';
  useEffect(() => (isCyrillic ? startCyrillic(document.documentElement) : undefined), [isCyrillic]);
}

function startCyrillic(root: HTMLElement): () => void {
  let isWanted = true;
  let stop: (() => void) | undefined;
  const start = async () => {
    const { writeCyrillic } = await import('./write-cyrillic.ts');
    if (isWanted) stop = writeCyrillic(root);
  };
  start().catch(() => script.set('latinica'));
  root.lang = 'bs-Cyrl';
  return () => {
    isWanted = false;
    root.lang = 'bs';
    stop?.();
  };
}

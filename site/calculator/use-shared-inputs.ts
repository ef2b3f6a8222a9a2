import { useEffect } from 'react';
import { keepInputs } from './fragment.ts';
import { decodeInputs, encodeInputs } from './share-link.ts';
import type { Form } from './use-form.ts';

/** Browsers refuse an address that changes at every key. */
const PAUSE_MS = 500;

/**
 * Fills the form from the fragment of the address, when the page opens and when a link is pasted into it. From then on the
 * address follows the form, so that loading it again brings back what was there.
 */
export function useSharedInputs({ definition, state, restore }: Form): void {
  useEffect(() => {
    const read = () => {
      const shared = decodeInputs(definition, location.hash);
      if (shared) restore(shared);
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [definition, restore]);

  useEffect(() => {
    if (!decodeInputs(definition, location.hash)) return undefined;
    const follow = setTimeout(() => keepInputs(encodeInputs(definition, state)), PAUSE_MS);
    return () => clearTimeout(follow);
  }, [definition, state]);
}

import { useEffect } from 'react';
import { decodeInputs } from './share-link.ts';
import type { Form } from './use-form.ts';

/** Fills the form from the fragment of the address, when the page opens and when a link is pasted into it. */
export function useSharedInputs({ definition, restore }: Form): void {
  useEffect(() => {
    const read = () => {
      const state = decodeInputs(definition, location.hash);
      if (state) restore(state);
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [definition, restore]);
}

import { useEffect, useLayoutEffect, useState } from 'react';
import { keepInputs, keptInputs } from '../../storage/fragment.ts';
import type { Form } from '../form-state/use-form.ts';
import { decodeInputs, encodeInputs, shareForm } from './share-link.ts';
import { useTypedAhead } from './use-typed-ahead.ts';

/**
 * Fills the form from what the tab kept with this step of its history, or else from the fragment of the address, when the page
 * opens and when the fragment changes; what was typed meanwhile goes on top. From then on both follow the form, so that loading
 * the page again brings back what was there.
 */
export function useKeptInputs(form: Form): void {
  const { definition, state, restore, leave } = form;
  const [untouched] = useState(state);
  useLayoutEffect(() => {
    const read = () => {
      const kept = decodeInputs(definition, keptInputs()) ?? decodeInputs(definition, location.hash);
      if (kept) restore(kept);
      return kept;
    };
    // A jump to a place of the page is a step too: the form it was made from is kept with it.
    const follow = () => read() ?? leave([]);
    read();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [definition, restore, leave]);
  useTypedAhead(form);

  useEffect(() => {
    if (state === untouched) return;
    if (decodeInputs(definition, location.hash)) shareForm(definition, state);
    else keepInputs(encodeInputs(definition, state));
  }, [definition, state, untouched]);
}

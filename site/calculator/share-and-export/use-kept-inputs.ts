import { useEffect, useLayoutEffect, useState } from 'react';
import { BASIS, fieldId } from '../../fields/layout/field-id.ts';
import { typedAhead } from '../../fields/parsing/typed-ahead.ts';
import { useToday } from '../../platform/clock.ts';
import { keepInputs, keptInputs } from '../../storage/fragment.ts';
import type { Form } from '../form-state/use-form.ts';
import { decodeInputs, encodeInputs, shareForm } from './share-link.ts';

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

/** Takes over what was entered before the scripts came: React leaves it standing until it first writes there itself. */
function useTypedAhead({ fields, state: { basis: before }, chooseBasis, enter }: Form): void {
  const isTakingOver = useToday() === undefined;
  useLayoutEffect(() => {
    if (!isTakingOver) return;
    const typed = [BASIS, ...Object.keys(fields)].flatMap((name) => {
      const text = typedAhead(fieldId(name));
      return text === undefined ? [] : [[name, text] as const];
    });
    if (typed.length === 0) return;
    // The amount stood under the first basis, whichever was chosen above it: it counts for the chosen one.
    const { [BASIS]: chosen, [before]: amount, ...others } = Object.fromEntries(typed);
    const basis = chosen ?? before;
    if (chosen !== undefined || amount !== undefined) chooseBasis(basis);
    enter(amount === undefined ? others : { ...others, [basis]: amount });
  }, [isTakingOver, fields, before, chooseBasis, enter]);
}

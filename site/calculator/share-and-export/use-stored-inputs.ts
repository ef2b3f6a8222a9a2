import { useEffect, useLayoutEffect, useState } from 'react';
import { BASIS, fieldId } from '../../fields/layout/field-id.ts';
import { typedAhead } from '../../fields/parsing/use-typed.ts';
import { useIsHydrating } from '../../lazy-loading/hydration.tsx';
import { keepInputs, storedInputs } from '../../storage/fragment.ts';
import type { Form } from '../form-state/use-form.ts';
import { decodeInputs, encodeInputs, shareForm } from './share-link.ts';

/**
 * Fills the form from the state of the history entry, or else from the fragment of the address, when the page
 * opens and when the fragment changes; input made meanwhile has precedence. Then both follow the form, so that a
 * reload restores it.
 */
export function useStoredInputs(form: Form): void {
  const { definition, state, restore, leave } = form;
  const [untouched] = useState(state);
  useLayoutEffect(() => {
    const read = () => {
      const stored = decodeInputs(definition, storedInputs()) ?? decodeInputs(definition, location.hash);
      if (stored) restore(stored);
      return stored;
    };
    // A jump within the page is a history entry too: it gets the state of the form.
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

/** Reads input made before hydration: React leaves it in the fields until it first writes to them. */
function useTypedAhead({ fields, state: { basis: before }, chooseBasis, enter }: Form): void {
  const isTakingOver = useIsHydrating();
  useLayoutEffect(() => {
    if (!isTakingOver) return;
    const typed = [BASIS, ...Object.keys(fields)].flatMap((name) => {
      const text = typedAhead(fieldId(name));
      return text === undefined ? [] : [[name, text] as const];
    });
    if (typed.length === 0) return;
    // The amount was typed under the first basis, whichever was chosen above it: it counts for the chosen one.
    const { [BASIS]: chosen, [before]: amount, ...others } = Object.fromEntries(typed);
    const basis = chosen ?? before;
    if (chosen !== undefined || amount !== undefined) chooseBasis(basis);
    enter(amount === undefined ? others : { ...others, [basis]: amount });
  }, [isTakingOver, fields, before, chooseBasis, enter]);
}

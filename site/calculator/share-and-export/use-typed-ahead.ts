import { useLayoutEffect } from 'react';
import { BASIS, fieldId } from '../../fields/layout/field-id.ts';
import { typedAhead } from '../../fields/parsing/typed-ahead.ts';
import { useToday } from '../../platform/clock.ts';
import type { Form } from '../form-state/use-form.ts';

/** Takes over what was entered before the scripts came: React leaves it standing until it first writes there itself. */
export function useTypedAhead({ fields, state: { basis: before }, chooseBasis, enter }: Form): void {
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

import { type ReactNode, useState } from 'react';
import { causeOf, sentenceOf } from '../../device/kept/cause.ts';
import { type ChosenKept, putBack, remove } from '../../device/kept/removal.ts';
import type { Contents } from '../../device/kept/tables.ts';

export interface Removal {
  /** What was done last, or why it was not. */
  readonly said: ReactNode;
  /** What was typed of the words is `Typed`. */
  readonly remove: (chosen: ChosenKept, words: ReactNode) => void;
  /** Brings back what was removed last; undefined when there is nothing to bring back. */
  readonly undo: (() => void) | undefined;
}

/** `Ukloni`, and the way back from it for as long as the page is open. */
export function useRemoval(): Removal {
  const [taken, setTaken] = useState<Contents>();
  const [said, setSaid] = useState<ReactNode>();
  const act = async (work: () => Promise<Contents | undefined>, words: ReactNode) => {
    try {
      setTaken(await work());
      setSaid(words);
    } catch (error) {
      setSaid(`Nije uspjelo: ${sentenceOf(causeOf(error))}.`);
    }
  };
  const back = (contents: Contents) => act(() => putBack(contents).then(() => undefined), 'Vraćeno.');
  return {
    said,
    remove: (chosen, words) => void act(() => remove(chosen), <>Uklonjeno: {words}</>),
    undo: taken && (() => void back(taken)),
  };
}

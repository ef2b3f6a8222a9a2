import { useState } from 'react';
import { causeOf, sentenceOf } from '../../device/kept/cause.ts';
import { type ChosenKept, putBack, remove } from '../../device/kept/removal.ts';
import type { Contents } from '../../device/kept/tables.ts';

export interface Removal {
  /** What was done last, or why it was not. */
  readonly said: string | undefined;
  readonly remove: (chosen: ChosenKept, words: string) => void;
  /** Brings back what was removed last; undefined when there is nothing to bring back. */
  readonly undo: (() => void) | undefined;
}

/** `Ukloni`, and the way back from it for as long as the page is open. */
export function useRemoval(): Removal {
  const [taken, setTaken] = useState<Contents>();
  const [said, setSaid] = useState<string>();
  const act = async (work: () => Promise<Contents | undefined>, words: string) => {
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
    remove: (chosen, words) => void act(() => remove(chosen), `Uklonjeno: ${words.replace(/\.$/, '')}.`),
    undo: taken && (() => void back(taken)),
  };
}

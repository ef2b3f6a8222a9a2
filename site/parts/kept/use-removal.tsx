import { type ReactNode, useState } from 'react';
import { reasonOf } from '../../device/kept/cause.ts';
import { type ChosenKept, putBack, remove } from '../../device/kept/removal.ts';
import type { Contents } from '../../device/kept/tables.ts';
import { type Called, CalledSo } from '../../ui/typed.tsx';

export interface Removal {
  /** What was done last, or why it was not. */
  readonly said: ReactNode;
  /** Takes away one thing. */
  readonly remove: (chosen: ChosenKept, called: Called) => void;
  /** Takes away several, in words of ours. */
  readonly removeMany: (chosen: ChosenKept, words: string) => void;
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
      setSaid(`Nije uspjelo: ${reasonOf(error)}.`);
    }
  };
  const back = (contents: Contents) => act(() => putBack(contents).then(() => undefined), 'Vraćeno.');
  const take = (chosen: ChosenKept, what: ReactNode) =>
    void act(() => remove(chosen), <>Uklonjeno: {what}</>);
  return {
    said,
    remove: (chosen, called) => take(chosen, <CalledSo {...called} />),
    removeMany: take,
    undo: taken && (() => void back(taken)),
  };
}

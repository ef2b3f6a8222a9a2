import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { reasonOf } from '../../storage/db/cause.ts';
import { type ChosenKept, putBack, remove } from '../../storage/db/removal.ts';
import type { Contents } from '../../storage/db/tables.ts';
import { type Called, CalledSo } from '../typed.tsx';
import { followFocus } from './follow-focus.ts';

export interface Removal {
  /** What was done last, or why it was not. */
  readonly said: ReactNode;
  /** Takes away one thing. */
  readonly remove: (chosen: ChosenKept, called: Called) => void;
  /** Takes away several, in words of ours. */
  readonly removeMany: (chosen: ChosenKept, words: string) => void;
  /** Brings back what was removed last, then what was before it; undefined when there is nothing to bring back. */
  readonly undo: (() => void) | undefined;
  /** Where it is said: the focus goes there when nothing nearer to what was pressed is left. */
  readonly line: RefObject<HTMLDivElement | null>;
}

interface Taken {
  readonly contents: Contents;
  readonly what: ReactNode;
}

/** `Ukloni`, and the way back from it for as long as the page is open. */
export function useRemoval(): Removal {
  const [taken, setTaken] = useState<readonly Taken[]>([]);
  const [said, setSaid] = useState<ReactNode>();
  const line = useRef<HTMLDivElement>(null);
  const act = (work: Promise<void>) => {
    const stay = followFocus(() => line.current?.querySelector('button') ?? line.current);
    work.catch((error: unknown) => {
      stay();
      setSaid(`Nije uspjelo: ${reasonOf(error)}.`);
    });
  };
  const take = async (chosen: ChosenKept, what: ReactNode) => {
    const contents = await remove(chosen);
    // A second press on the same finds nothing more.
    if (Object.values(contents).every((found) => found.length === 0)) return;
    setTaken((before) => [...before, { contents, what }]);
    setSaid(<>Uklonjeno: {what}</>);
  };
  const giveBack = async (last: Taken) => {
    await putBack(last.contents);
    const rest = taken.filter((one) => one !== last);
    setTaken((now) => now.filter((one) => one !== last));
    setSaid(<>Vraćeno.{rest.length > 0 && <> Uklonjeno je i: {rest.at(-1)?.what}</>}</>);
  };
  const last = taken.at(-1);
  return {
    said,
    remove: (chosen, called) => act(take(chosen, <CalledSo {...called} />)),
    removeMany: (chosen, words) => act(take(chosen, words)),
    undo: last && (() => act(giveBack(last))),
    line,
  };
}

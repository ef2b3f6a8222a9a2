import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { reasonOf } from '../../storage/db/cause.ts';
import { type ChosenStored, putBack, remove } from '../../storage/db/removal.ts';
import type { Contents } from '../../storage/db/tables.ts';
import { Button } from '../controls/button.tsx';
import { joinClasses } from '../join-classes.ts';
import { type Called, CalledSo } from '../typed.tsx';
import styles from './use-removal.module.css';

export interface Removal {
  /** The last action, or the reason of its failure. */
  readonly message: ReactNode;
  /** Removes one record. */
  readonly remove: (chosen: ChosenStored, called: Called) => void;
  /** Removes several, described in our words. */
  readonly removeMany: (chosen: ChosenStored, text: string) => void;
  /** Restores the last removed one, then the one before it; undefined when there is none. */
  readonly undo: (() => void) | undefined;
  /** Place of the message: it gets the focus when nothing is left near the pressed button. */
  readonly line: RefObject<HTMLDivElement | null>;
}

interface Taken {
  readonly contents: Contents;
  readonly what: ReactNode;
}

/** `Ukloni`, with undo while the page is open. */
export function useRemoval(): Removal {
  const [taken, setTaken] = useState<readonly Taken[]>([]);
  const [message, setMessage] = useState<ReactNode>();
  const line = useRef<HTMLDivElement>(null);
  const act = (work: Promise<void>) => {
    const stay = followFocus(() => line.current?.querySelector('button') ?? line.current);
    work.catch((error: unknown) => {
      stay();
      setMessage(`Nije uspjelo: ${reasonOf(error)}.`);
    });
  };
  const take = async (chosen: ChosenStored, what: ReactNode) => {
    const contents = await remove(chosen);
    // A second press on the same finds nothing more.
    if (Object.values(contents).every((found) => found.length === 0)) return;
    setTaken((before) => [...before, { contents, what }]);
    setMessage(<>Uklonjeno: {what}</>);
  };
  const giveBack = async (last: Taken) => {
    await putBack(last.contents);
    const rest = taken.filter((one) => one !== last);
    setTaken((now) => now.filter((one) => one !== last));
    setMessage(<>Vraćeno.{rest.length > 0 && <> Uklonjeno je i: {rest.at(-1)?.what}</>}</>);
  };
  const last = taken.at(-1);
  return {
    message,
    remove: (chosen, called) => act(take(chosen, <CalledSo {...called} />)),
    removeMany: (chosen, text) => act(take(chosen, text)),
    undo: last && (() => act(giveBack(last))),
    line,
  };
}

/** Focusable elements. */
const STANDS = 'a[href], button';

/**
 * Observes the pressed button until it is removed with its record: the focus, which would be lost, moves to the next
 * one of the same list, else to the previous one, else to a given element. @returns stops the observer
 */
function followFocus(elsewhere: () => HTMLElement | null | undefined): () => void {
  const pressed = document.activeElement;
  const row = pressed?.closest('li');
  const near = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector<HTMLElement>(STANDS);
  const watch = new MutationObserver(() => {
    if (pressed?.isConnected) return;
    watch.disconnect();
    if (document.activeElement === document.body) (near?.isConnected ? near : elsewhere())?.focus();
  });
  if (pressed && pressed !== document.body) watch.observe(document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
}

/** The last removal, and its undo. */
export const RemovalLine = ({ message, undo, line }: Removal) => (
  <div ref={line} tabIndex={-1} className={joinClasses('row2 small', styles.line)}>
    <output>{message}</output>
    {undo && (
      <Button look="link" onClick={undo}>
        Vrati
      </Button>
    )}
  </div>
);

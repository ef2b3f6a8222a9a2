import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePause } from '../../ui/use-pause.ts';

interface Waiting {
  readonly session: symbol;
  readonly text: string;
  /** Value at the start of typing. */
  readonly found: string;
  /** Value passed on at the last pause. */
  readonly held?: string;
}

/** @see TypedText for `found` and `session` */
export type TakeTyped = (text: string, found: string | undefined, session: symbol) => void;

/** Text typed into a field: passed on at each pause, on blur, and on unmount, as by browser back. */
export function useTypedUntilLeft(stands: string, onText: TakeTyped) {
  const [typed, setTyped] = useState<string>();
  const waiting = useRef<Waiting>(undefined);
  const give = () => {
    if (!waiting.current) return;
    const { text, found, held, session } = waiting.current;
    if (text.trim() === stands || text.trim() === held) return;
    const known = held ?? found;
    waiting.current = { ...waiting.current, held: text.trim() };
    onText(text, known === stands ? undefined : known, session);
  };
  const latest = useRef(give);
  useLayoutEffect(() => {
    latest.current = give;
  });
  useEffect(() => () => latest.current(), []);
  const awaitPause = usePause(give);
  return {
    typed,
    type: (text: string) => {
      waiting.current = { found: stands, session: Symbol('field'), ...waiting.current, text };
      setTyped(text);
      awaitPause();
    },
    leave: () => {
      give();
      waiting.current = undefined;
      setTyped(undefined);
    },
  };
}

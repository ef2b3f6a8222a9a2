import { useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Waiting {
  readonly text: string;
  /** What stood there when it was begun. */
  readonly found: string;
}

/** What is typed into a field until it is left, or goes without being left, as by the browser's way back. */
export function useTypedUntilLeft(stands: string, onText: (text: string, found: string | undefined) => void) {
  const [typed, setTyped] = useState<string>();
  const waiting = useRef<Waiting>(undefined);
  const give = () => {
    const given = waiting.current;
    waiting.current = undefined;
    if (given && given.text.trim() !== stands)
      onText(given.text, given.found === stands ? undefined : given.found);
  };
  const latest = useRef(give);
  useLayoutEffect(() => {
    latest.current = give;
  });
  useEffect(() => () => latest.current(), []);
  return {
    typed,
    type: (text: string) => {
      waiting.current = { text, found: waiting.current?.found ?? stands };
      setTyped(text);
    },
    leave: () => {
      give();
      setTyped(undefined);
    },
  };
}

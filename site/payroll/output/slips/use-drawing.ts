import { useEffect, useRef, useState } from 'react';

interface Drawing {
  /** From 0 to 1 while something is drawn. */
  readonly share: number | undefined;
  readonly hasFailed: boolean;
  readonly start: (draw: (tell: (share: number) => void, signal: AbortSignal) => Promise<void>) => void;
  readonly cancel: () => void;
}

/** A long piece of work that tells how far it is and can be ended; leaving the page ends it too. */
export function useDrawing(): Drawing {
  const [share, setShare] = useState<number>();
  const [hasFailed, setFailed] = useState(false);
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);
  const start: Drawing['start'] = (draw) => {
    const leaving = new AbortController();
    current.current = leaving;
    setFailed(false);
    setShare(0);
    draw(setShare, leaving.signal)
      .catch(() => setFailed(!leaving.signal.aborted))
      .finally(() => setShare(undefined));
  };
  return { share, hasFailed, start, cancel: () => current.current?.abort() };
}

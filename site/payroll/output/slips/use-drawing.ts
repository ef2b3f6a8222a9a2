import { useEffect, useRef, useState } from 'react';

type Draw = (tell: (share: number) => void, signal: AbortSignal) => Promise<void>;

interface Drawing {
  /** From 0 to 1 while something is drawn. */
  readonly share: number | undefined;
  /** Why there is no file; undefined where nothing went wrong. */
  readonly problem: { readonly error: unknown } | undefined;
  readonly start: (draw: Draw) => void;
  /** Tries once more what was started last. */
  readonly again: () => void;
  readonly cancel: () => void;
}

/** A long piece of work that tells how far it is and can be ended; leaving the page ends it too. */
export function useDrawing(): Drawing {
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<Drawing['problem']>();
  const current = useRef<AbortController>(undefined);
  const last = useRef<Draw>(undefined);
  useEffect(() => () => current.current?.abort(), []);
  const start = (draw: Draw) => {
    const leaving = new AbortController();
    current.current = leaving;
    last.current = draw;
    setProblem(undefined);
    setShare(0);
    draw(setShare, leaving.signal)
      .catch((error: unknown) => setProblem(leaving.signal.aborted ? undefined : { error }))
      .finally(() => setShare(undefined));
  };
  const again = () => {
    if (last.current) start(last.current);
  };
  return { share, problem, start, again, cancel: () => current.current?.abort() };
}

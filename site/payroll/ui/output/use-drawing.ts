import { useEffect, useRef, useState } from 'react';

/** Thrown when the logo of the firm is not a readable picture. */
export class LogoUnreadable extends Error {}

type Draw = (tell: (share: number) => void, signal: AbortSignal) => Promise<void>;

interface Drawing {
  /** From 0 to 1 while rendering. */
  readonly share: number | undefined;
  /** Reason why there is no file; undefined without a failure. */
  readonly problem: { readonly error: unknown } | undefined;
  readonly start: (draw: Draw) => void;
  /** Retries the last job. */
  readonly again: () => void;
  readonly cancel: () => void;
}

/** A long job with progress and cancel; leaving the page cancels it too. */
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

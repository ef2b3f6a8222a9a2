import type { JudgedLine } from '@obracun/engine/payroll/import/rows/judged.ts';
import { useCallback, useEffect, useState } from 'react';

/** How long lines are judged before the page may draw. */
const SLICE_MS = 50;
/** How often it is said how far it is: all of the page is drawn again then. */
const TELL_MS = 500;

export interface Judging<L> {
  /** All lines; of an earlier pass until a new one is through. */
  readonly lines: readonly L[];
  /** How many were judged so far, while a pass goes on. */
  readonly progress: number | undefined;
  readonly isStopped: boolean;
  readonly stop: () => void;
}

/** Judges lines in slices, so that a long file neither freezes the page nor has to be waited for. */
export function useJudged<L extends JudgedLine<unknown>>(
  judge: (() => Generator<L>) | undefined,
): Judging<L> {
  const [lines, setLines] = useState<readonly L[]>([]);
  const [progress, setProgress] = useState<number>();
  const [stopped, setStopped] = useState<unknown>();
  const isStopped = judge !== undefined && stopped === judge;
  useEffect(() => {
    if (!judge || isStopped) return;
    const done = (found: readonly L[]) => {
      setLines(found);
      setProgress(undefined);
    };
    return judgeInSlices(judge(), setProgress, done);
  }, [judge, isStopped]);
  const stop = useCallback(() => {
    setStopped(() => judge);
    setProgress(undefined);
  }, [judge]);
  return { lines, progress, isStopped, stop };
}

/** Goes on until it is through, or until what it returns is called. */
function judgeInSlices<L>(
  judging: Generator<L>,
  tell: (count: number) => void,
  done: (found: readonly L[]) => void,
): () => void {
  const found: L[] = [];
  let timer: ReturnType<typeof setTimeout>;
  let told = performance.now();
  const pause = (now: number) => {
    if (now - told >= TELL_MS) {
      told = now;
      tell(found.length);
    }
    timer = setTimeout(slice);
  };
  const slice = () => {
    const until = performance.now() + SLICE_MS;
    for (let next = judging.next(); !next.done; next = judging.next()) {
      found.push(next.value);
      const now = performance.now();
      if (now >= until) return pause(now);
    }
    done(found);
  };
  timer = setTimeout(slice);
  return () => clearTimeout(timer);
}

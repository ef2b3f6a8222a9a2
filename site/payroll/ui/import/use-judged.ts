import type { JudgedLine } from '@obracun/engine/payroll/files/import/rows/judged.ts';
import { useCallback, useEffect, useState } from 'react';
import { inSlices } from '../../../platform/in-slices.ts';

/** Interval of progress updates, each of which renders the page again. */
const TELL_MS = 500;

export interface Judging<L> {
  /** All lines; of the earlier pass until a new one ends. */
  readonly lines: readonly L[];
  /** Number of lines validated so far, during a pass. */
  readonly progress: number | undefined;
  readonly isStopped: boolean;
  readonly stop: () => void;
}

/** Validates lines in slices, so that a long file does not freeze the page. */
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

/** Runs until done. @returns a function that cancels it */
function judgeInSlices<L>(
  judging: Generator<L, void>,
  tell: (count: number) => void,
  done: (found: readonly L[]) => void,
): () => void {
  const found: L[] = [];
  const leaving = new AbortController();
  let reportedAt = performance.now();
  const add = (line: L) => {
    found.push(line);
    if (performance.now() - reportedAt < TELL_MS) return;
    reportedAt = performance.now();
    tell(found.length);
  };
  void inSlices(judging, leaving.signal, add).then(() => done(found));
  return () => leaving.abort();
}

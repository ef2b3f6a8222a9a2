import { useCallback, useEffect, useRef, useState } from 'react';
import { readApart } from '../reading/read-apart.ts';
import type { ReadSource } from '../reading/read-file.ts';

export interface OpenedSource {
  readonly source: ReadSource | undefined;
  /** The sheet a person chose of it. */
  readonly sheet: number | undefined;
  readonly chooseSheet: (sheet: number) => void;
  readonly isReading: boolean;
  /** Why there is no table, in a sentence. */
  readonly problem: string | undefined;
  readonly read: (file: File) => Promise<void>;
  /** Lets go of the file, or ends its reading. */
  readonly close: () => void;
  /** Nothing of it is left to be done: who comes back begins with another. */
  readonly tellThrough: (isThrough: boolean) => void;
}

/** The sheet that was chosen of a file that has several. */
const sheetOf = new WeakMap<ReadSource, number>();

/** The file that is open at each place, for as long as the page is open: a look elsewhere loses neither it nor what was said of it. */
const open = new Map<string, ReadSource>();

function hold(place: string, source: ReadSource | undefined): void {
  if (source) open.set(place, source);
  else open.delete(place);
}

/** A file from being chosen to being a table; of two chosen one after the other the later counts. */
export function useSource(place: string): OpenedSource {
  const [source, setShown] = useState(() => open.get(place));
  const [sheet, setSheet] = useState(() => source && sheetOf.get(source));
  const chooseSheet = (chosen: number) => {
    if (source) sheetOf.set(source, chosen);
    setSheet(chosen);
  };
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);
  const setSource = (opened: ReadSource | undefined) => {
    hold(place, opened);
    setShown(opened);
    setSheet(undefined);
  };
  const close = () => {
    reading.current?.abort();
    setSource(undefined);
    setReading(false);
    setProblem(undefined);
  };
  const read = async (file: File) => {
    close();
    setReading(true);
    const mine = new AbortController();
    reading.current = mine;
    const result = await readApart(file, mine.signal).catch(() => undefined);
    if (mine.signal.aborted || result === undefined) return;
    setReading(false);
    if (typeof result === 'string') setProblem(result);
    else if (result.sheets.length > 0) setSource(result);
    else setProblem('U datoteci nema nijednog popunjenog reda.');
  };
  const tellThrough = useCallback(
    (isThrough: boolean) => hold(place, isThrough ? undefined : source),
    [place, source],
  );
  return { source, sheet, chooseSheet, isReading, problem, read, close, tellThrough };
}

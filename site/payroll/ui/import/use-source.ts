import { useCallback, useEffect, useRef, useState } from 'react';
import { readApart } from '../../../xlsx/reading/read-apart.ts';
import type { ReadSource } from '../../../xlsx/reading/read-file.ts';

export interface OpenedSource {
  readonly source: ReadSource | undefined;
  /** Chosen sheet. */
  readonly sheet: number | undefined;
  readonly chooseSheet: (sheet: number) => void;
  readonly isReading: boolean;
  /** Reason of a failure, as a sentence. */
  readonly problem: string | undefined;
  readonly read: (file: File) => Promise<void>;
  /** Closes the file, or cancels its reading. */
  readonly close: () => void;
  /** The import is done: the next visit starts with another file. */
  readonly tellThrough: (isThrough: boolean) => void;
}

/** Chosen sheet of a file with several. */
const sheetOf = new WeakMap<ReadSource, number>();

/** Open file by key while the page is open; file and decisions survive navigation. */
const open = new Map<string, ReadSource>();

function hold(place: string, source: ReadSource | undefined): void {
  if (source) open.set(place, source);
  else open.delete(place);
}

/** Reads a chosen file into a table; a later choice replaces an earlier one. */
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

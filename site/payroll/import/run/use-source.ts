import { useEffect, useRef, useState } from 'react';
import { readApart } from '../reading/read-apart.ts';
import type { ReadSource } from '../reading/read-file.ts';

export interface OpenedSource {
  readonly source: ReadSource | undefined;
  readonly isReading: boolean;
  /** Why there is no table, in a sentence. */
  readonly problem: string | undefined;
  readonly read: (file: File) => Promise<void>;
  /** Lets go of the file, or ends its reading. */
  readonly close: () => void;
}

/** A file from being chosen to being a table; of two chosen one after the other the later counts. */
export function useSource(): OpenedSource {
  const [source, setSource] = useState<ReadSource>();
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);
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
  return { source, isReading, problem, read, close };
}

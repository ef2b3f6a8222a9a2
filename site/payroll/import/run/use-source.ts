import { useRef, useState } from 'react';
import { loadPart, PartMissing } from '../../../parts/load-part.ts';
import type { ReadSource } from '../reading/read-file.ts';

const loadReader = () => import('../reading/read-file.ts');

export interface OpenedSource {
  readonly source: ReadSource | undefined;
  readonly isReading: boolean;
  /** Why there is no table, in a sentence. */
  readonly problem: string | undefined;
  readonly read: (file: File) => Promise<void>;
  /** Lets go of the file, or stops waiting for one. */
  readonly close: () => void;
}

/** A file from being chosen to being a table; of two chosen one after the other the later counts. */
export function useSource(): OpenedSource {
  const [source, setSource] = useState<ReadSource>();
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const turn = useRef(0);
  const close = () => {
    turn.current += 1;
    setSource(undefined);
    setReading(false);
    setProblem(undefined);
  };
  const read = async (file: File) => {
    close();
    setReading(true);
    const mine = turn.current;
    const result = await open(file);
    if (turn.current !== mine) return;
    setReading(false);
    if (typeof result === 'string') setProblem(result);
    else setSource(result);
  };
  return { source, isReading, problem, read, close };
}

async function open(file: File): Promise<ReadSource | string> {
  try {
    const { readSource } = await loadPart(loadReader);
    const source = await readSource(file);
    return source.sheets.length > 0 ? source : 'U datoteci nema nijednog popunjenog reda.';
  } catch (error) {
    if (error instanceof PartMissing)
      return 'Dio programa koji čita datoteke nije stigao: provjerite vezu i pokušajte ponovo.';
    return error instanceof Error && error.name === 'UnreadableFile'
      ? error.message
      : 'Datoteka se ne može pročitati: sačuvajte je kao CSV ili XLSX i pokušajte ponovo.';
  }
}

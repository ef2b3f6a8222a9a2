import { useState } from 'react';
import { saveFile } from '../../ui/save-file.ts';

/** A kind of file a document can be taken away in; whatever draws it is loaded by `make`. */
export interface Format {
  readonly button: string;
  readonly extension: string;
  readonly make: () => Promise<Blob>;
}

interface Downloading {
  /** The format being made now. */
  readonly working: Format | undefined;
  readonly problem: string | undefined;
  readonly download: (format: Format, fileName: string) => Promise<void>;
}

/** Makes a file when asked for and says what goes on. */
export function useDownload(): Downloading {
  const [working, setWorking] = useState<Format>();
  const [problem, setProblem] = useState<string>();
  const download = async (format: Format, fileName: string) => {
    setWorking(format);
    setProblem(undefined);
    try {
      saveFile(await format.make(), `${fileName}.${format.extension}`);
    } catch (error) {
      setProblem(`Datoteka nije napravljena. Provjerite internet i pokušajte ponovo. (${String(error)})`);
    } finally {
      setWorking(undefined);
    }
  };
  return { working, problem, download };
}

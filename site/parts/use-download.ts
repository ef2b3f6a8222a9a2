import { useEffect, useState } from 'react';
import { saveFile } from '../device/save-file.ts';

/** A kind of file a document can be taken away in; whatever draws it is loaded by `make`. */
export interface Format {
  readonly button: string;
  readonly extension: string;
  /** Sentences that say why whoever gets the file would refuse it; empty when nothing is in the way. */
  readonly problems?: () => Promise<readonly string[]>;
  readonly make: () => Promise<Blob>;
}

/** A file that its receiver would refuse, and why; it is made when asked for again. */
interface Doubted {
  readonly extension: string;
  readonly problems: readonly string[];
}

/** Why there is no file of a format. */
export interface FailedDownload {
  readonly extension: string;
  readonly error: unknown;
}

interface Downloading {
  /** The format being made now. */
  readonly working: Format | undefined;
  readonly problem: FailedDownload | undefined;
  readonly doubted: Doubted | undefined;
  readonly download: (format: Format, fileName: string) => Promise<void>;
}

const NONE: readonly Format[] = [];
const problemsOf = async (format: Format | undefined) => (await format?.problems?.()) ?? [];
const doubtOf = (extension: string, problems: readonly string[]): Doubted | undefined =>
  problems.length > 0 ? { extension, problems } : undefined;

/** Makes a file when asked for and says what goes on; a refusal follows what the `formats` would make now. */
export function useDownload(formats = NONE): Downloading {
  const [working, setWorking] = useState<Format>();
  const [problem, setProblem] = useState<FailedDownload>();
  const [doubted, setDoubted] = useState<Doubted>();
  const refused = doubted?.extension;
  useEffect(() => {
    if (refused === undefined) return;
    let isOver = false;
    const follow = (problems: readonly string[]) => {
      if (!isOver) setDoubted(doubtOf(refused, problems));
    };
    void problemsOf(formats.find(({ extension }) => extension === refused)).then(follow, () => undefined);
    return () => {
      isOver = true;
    };
  }, [formats, refused]);
  const make = async (format: Format, fileName: string) => {
    const isAgain = doubted?.extension === format.extension;
    const problems = isAgain ? [] : await problemsOf(format);
    setDoubted(doubtOf(format.extension, problems));
    if (problems.length === 0) saveFile(await format.make(), `${fileName}.${format.extension}`);
  };
  const download = async (format: Format, fileName: string) => {
    setWorking(format);
    setProblem(undefined);
    await make(format, fileName).catch((error: unknown) =>
      setProblem({ extension: format.extension, error }),
    );
    setWorking(undefined);
  };
  return { working, problem, doubted, download };
}

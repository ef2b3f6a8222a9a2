import { useEffect, useState } from 'react';
import { saveFile } from '../device/save-file.ts';

/** A kind of file a document can be taken away in; whatever draws it is loaded by `make`. */
export interface Format {
  readonly button: string;
  readonly extension: string;
  /** Sentences that say why whoever gets the file would refuse it; empty when nothing is in the way. */
  readonly problems?: () => Promise<readonly string[]>;
  /** Fields with a figure that was not understood; while there are any, no file is made. */
  readonly unread?: () => readonly UnreadField[];
  readonly make: () => Promise<Blob>;
}

/** A field, by its name in the form and as people call it. */
export interface UnreadField {
  readonly name: string;
  readonly words: string;
}

/** A file that its receiver would refuse, and why; it is made when asked for again, unless a figure of it is not understood. */
interface Doubted {
  readonly extension: string;
  readonly problems: readonly string[];
  readonly unread: readonly UnreadField[];
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

function doubtOf(format: Format | undefined, problems: readonly string[]): Doubted | undefined {
  const unread = format?.unread?.() ?? [];
  const isFine = problems.length + unread.length === 0;
  return format && !isFine ? { extension: format.extension, problems, unread } : undefined;
}

/** Makes a file when asked for and says what goes on; a refusal follows what the `formats` would make now. */
export function useDownload(formats = NONE): Downloading {
  const [working, setWorking] = useState<Format>();
  const [problem, setProblem] = useState<FailedDownload>();
  const [doubted, setDoubted] = useState<Doubted>();
  const refused = doubted?.extension;
  useEffect(() => {
    if (refused === undefined) return;
    let isOver = false;
    const format = formats.find(({ extension }) => extension === refused);
    const follow = (problems: readonly string[]) => {
      if (!isOver) setDoubted(doubtOf(format, problems));
    };
    void problemsOf(format).then(follow, () => undefined);
    return () => {
      isOver = true;
    };
  }, [formats, refused]);
  const make = async (format: Format, fileName: string) => {
    const isAgain = doubted?.extension === format.extension && doubted.unread.length === 0;
    const doubt = doubtOf(format, isAgain ? [] : await problemsOf(format));
    setDoubted(doubt);
    if (!doubt) saveFile(await format.make(), `${fileName}.${format.extension}`);
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

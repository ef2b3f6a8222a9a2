import { useEffect, useState } from 'react';
import { saveFile } from '../platform/save-file.ts';

/** An export format of a document; `make` loads its renderer. */
export interface Format {
  readonly button: string;
  readonly extension: string;
  /** Sentences that say why the recipient would refuse the file; empty when it is valid. */
  readonly problems?: () => Promise<readonly string[]>;
  /** Fields with unreadable values; a second request makes a file without them. */
  readonly unread?: () => readonly UnreadField[];
  /** A program reads it, which would take zero for an unreadable value: no file is made meanwhile. */
  readonly isBooked?: true;
  /** Advice when it could not be drawn. */
  readonly advice?: string;
  /** Sends it to the printer instead of making a file. */
  readonly isPrint?: true;
  /** Sends it to another program instead of saving it. */
  readonly isShared?: true;
  readonly make: () => Promise<Blob | undefined>;
}

/** A field, by its name in the form and its label. */
export interface UnreadField {
  readonly name: string;
  readonly text: string;
}

/** A file that would be refused, or that lacks unreadable values; a second request makes it if allowed. */
export interface RefusedFile {
  readonly extension: string;
  readonly problems: readonly string[];
  readonly unread: readonly UnreadField[];
}

/** Reason why there is no file of a format. */
export interface FailedDownload {
  readonly extension: string;
  readonly advice?: string | undefined;
  readonly isShared?: true | undefined;
  readonly error: unknown;
}

interface Downloading {
  /** The format being made now. */
  readonly working: Format | undefined;
  readonly problem: FailedDownload | undefined;
  readonly refusal: RefusedFile | undefined;
  /** @param onMade runs when the file was made, neither refused nor failed, and before it is saved */
  readonly download: (format: Format, fileName: string, onMade?: () => unknown) => Promise<void>;
}

const NONE: readonly Format[] = [];
const problemsOf = async (format: Format | undefined) => (await format?.problems?.()) ?? [];

/** A warning that was read is enough, but not for a figure that would be booked as zero. */
const isAllowed = ({ isBooked }: Format, { unread }: RefusedFile): boolean =>
  !isBooked || unread.length === 0;

function refusalOf(
  format: Format | undefined,
  problems: readonly string[],
  isWithoutUnread = false,
): RefusedFile | undefined {
  const unread = isWithoutUnread ? [] : (format?.unread?.() ?? []);
  const isFine = problems.length + unread.length === 0;
  return format && !isFine ? { extension: format.extension, problems, unread } : undefined;
}

/** Makes a file on demand and reports its progress; a refusal is updated with the current `formats`. */
export function useDownload(formats = NONE): Downloading {
  const [working, setWorking] = useState<Format>();
  const [problem, setProblem] = useState<FailedDownload>();
  const [refusal, setRefusal] = useState<RefusedFile>();
  const refused = refusal?.extension;
  useEffect(() => {
    if (refused === undefined) return;
    let isOver = false;
    const format = formats.find(({ extension }) => extension === refused);
    const follow = (problems: readonly string[]) => {
      if (!isOver) setRefusal(refusalOf(format, problems));
    };
    void problemsOf(format).then(follow, () => undefined);
    return () => {
      isOver = true;
    };
  }, [formats, refused]);
  const make = async (format: Format, fileName: string, onMade?: () => unknown) => {
    const isAgain = refusal?.extension === format.extension && isAllowed(format, refusal);
    const next = isAgain
      ? refusalOf(format, [], !format.isBooked)
      : refusalOf(format, await problemsOf(format));
    setRefusal(next);
    if (next) return;
    const file = await format.make();
    await onMade?.();
    if (file) saveFile(file, `${fileName}.${format.extension}`);
  };
  const download: Downloading['download'] = async (format, fileName, onMade) => {
    setWorking(format);
    setProblem(undefined);
    await make(format, fileName, onMade).catch((error: unknown) =>
      setProblem({ extension: format.extension, advice: format.advice, isShared: format.isShared, error }),
    );
    setWorking(undefined);
  };
  return { working, problem, refusal, download };
}

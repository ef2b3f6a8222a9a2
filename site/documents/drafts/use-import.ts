import { useEffect, useRef, useState } from 'react';
import type { FileRead } from '../../storage/backup/backup-file.ts';
import { acceptImport, type Manner } from '../../storage/backup/bring-in.ts';
import { type BackupReading, readBackup } from '../../storage/backup/read-backup.ts';
import { reasonOf } from '../../storage/db/cause.ts';
import type { Contents } from '../../storage/db/tables.ts';

export interface Import {
  /** Contents of the file, until the user decides. */
  readonly given: Contents | undefined;
  /** The file is one firm that is handed over: it is only added. */
  readonly isFirm: boolean;
  /** The file needs its passphrase. */
  readonly isSealed: boolean;
  /** What of the file is missing, damaged or left out, in sentences. */
  readonly doubts: readonly string[];
  /** A file is read, or opened with its passphrase. */
  readonly isReading: boolean;
  readonly message: string | undefined;
  readonly read: (file: File) => Promise<void>;
  /** Cancels the reading. */
  readonly stop: () => void;
  readonly unseal: (passphrase: string) => Promise<void>;
  readonly take: (manner: Manner) => void;
  readonly cancel: () => void;
  readonly undo: () => void;
  readonly accept: () => void;
}

/** It reads records of all kinds, and is loaded when a file is imported or an import undone. */
const importing = () => import('./import-file.ts');

/** Import of a file, from the choice to undo. */
export function useImport(): Import {
  const [result, setResult] = useState<FileRead>();
  const [file, setFile] = useState<File>();
  const reading = useReading();
  const [message, setMessage] = useState<string>();
  const act = async (work: () => Promise<void>, text: string | undefined) => {
    try {
      await work();
      setMessage(text);
    } catch (error) {
      setMessage(`Nije uspjelo: ${reasonOf(error)}. Sačuvano je ostalo kakvo je bilo.`);
    }
  };
  const open = (from: File, passphrase?: string) =>
    reading.run(
      (signal) => readWhole(from, { signal, ...(passphrase !== undefined && { passphrase }) }),
      (read) => {
        setResult(read);
        setMessage('problem' in read ? read.problem : undefined);
      },
    );
  const read = (chosen: File) => {
    setFile(chosen);
    setResult(undefined);
    setMessage(undefined);
    return open(chosen);
  };
  const unseal = async (passphrase: string) => {
    if (file) await open(file, passphrase);
  };
  const given = result && 'contents' in result ? result.contents : undefined;
  const doubts = result && 'contents' in result ? result.doubts : [];
  const isFirm = result !== undefined && 'contents' in result && result.scope === 'firm';
  const take = (manner: Manner) => {
    if (!given) return;
    setResult(undefined);
    const bring = async () => (await importing()).importFile(given, isFirm, manner);
    void act(bring, doubts.length > 0 ? IN_PART : 'Uvezeno je sve iz datoteke.');
  };
  return {
    given,
    isFirm,
    isSealed: result !== undefined && 'sealed' in result,
    doubts,
    isReading: reading.isReading,
    message,
    read,
    stop: reading.stop,
    unseal,
    take,
    cancel: () => {
      reading.stop();
      setResult(undefined);
      setMessage(undefined);
    },
    undo: () =>
      void act(async () => (await importing()).undoImport(), 'Vraćeno je kako je bilo prije uvoza.'),
    accept: () => void act(acceptImport, undefined),
  };
}

interface ReadingState {
  readonly isReading: boolean;
  readonly run: (
    start: (signal: AbortSignal) => Promise<FileRead>,
    done: (read: FileRead) => void,
  ) => Promise<void>;
  readonly stop: () => void;
}

/** One reading at a time: a later one, and leaving the page, stop it. */
function useReading(): ReadingState {
  const [isReading, setReading] = useState(false);
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);
  const stop = () => {
    current.current?.abort();
    setReading(false);
  };
  const run: ReadingState['run'] = async (start, done) => {
    stop();
    setReading(true);
    const mine = new AbortController();
    current.current = mine;
    const read = await start(mine.signal).catch(() => ({ problem: UNREADABLE }));
    if (mine.signal.aborted) return;
    setReading(false);
    done(read);
  };
  return { isReading, run, stop };
}

const UNREADABLE = 'Datoteka se ne može pročitati.';
const IN_PART = 'Uvezeno je ono što se iz datoteke moglo pročitati.';

/** Reads a file, and says what of it this program cannot read. */
async function readWhole(file: File, reading: BackupReading): Promise<FileRead> {
  const read = await readBackup(file, reading);
  return 'contents' in read ? withUnreadable(read) : read;
}

type ReadContents = Extract<FileRead, { readonly contents: Contents }>;

/** Without the parsers, e.g. offline, nothing more is known of the records. */
async function withUnreadable(read: ReadContents): Promise<ReadContents> {
  try {
    const unreadable = await (await importing()).unreadableIn(read.contents);
    return { ...read, doubts: [...read.doubts, ...unreadable] };
  } catch {
    return read;
  }
}

import { useState } from 'react';
import { type FileRead, readBackup, readBackupText } from '../../storage/backup/backup-file.ts';
import { acceptImport, type Manner } from '../../storage/backup/bring-in.ts';
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
  readonly said: string | undefined;
  readonly read: (file: File) => Promise<void>;
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
  const [said, setSaid] = useState<string>();
  const act = async (work: () => Promise<void>, words: string | undefined) => {
    try {
      await work();
      setSaid(words);
    } catch (error) {
      setSaid(`Nije uspjelo: ${reasonOf(error)}. Sačuvano je ostalo kakvo je bilo.`);
    }
  };
  const tell = async (read: FileRead) => {
    const judged = 'contents' in read ? await withUnreadable(read) : read;
    setResult(judged);
    setSaid('problem' in judged ? judged.problem : undefined);
  };
  const read = async (file: File) => tell(await readBackup(file).catch(() => ({ problem: UNREADABLE })));
  const unseal = async (passphrase: string) => {
    if (!result || !('sealed' in result)) return;
    const { unseal: open } = await import('../../storage/backup/sealed.ts');
    const opened = await open(result.sealed, passphrase);
    // A wrong passphrase can be typed again.
    if ('problem' in opened) setSaid(opened.problem);
    else await tell(readBackupText(opened.text));
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
    said,
    read,
    unseal,
    take,
    cancel: () => {
      setResult(undefined);
      setSaid(undefined);
    },
    undo: () =>
      void act(async () => (await importing()).undoImport(), 'Vraćeno je kako je bilo prije uvoza.'),
    accept: () => void act(acceptImport, undefined),
  };
}

const UNREADABLE = 'Datoteka se ne može pročitati.';
const IN_PART = 'Uvezeno je ono što se iz datoteke moglo pročitati.';

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

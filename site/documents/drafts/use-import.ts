import { useState } from 'react';
import { type FileRead, readBackup, readBackupText } from '../../storage/backup/backup-file.ts';
import { acceptBringIn, bringIn, type Manner, undoBringIn } from '../../storage/backup/bring-in.ts';
import { reasonOf } from '../../storage/db/cause.ts';
import type { Contents } from '../../storage/db/tables.ts';
import { KEYS } from './kinds.ts';
import { mendDebts } from './mend-debts.ts';

export interface Import {
  /** What was read from the file, until it is decided about. */
  readonly given: Contents | undefined;
  /** What was read waits for its passphrase. */
  readonly isSealed: boolean;
  readonly said: string | undefined;
  readonly read: (file: File) => Promise<void>;
  readonly unseal: (passphrase: string) => Promise<void>;
  readonly take: (manner: Manner) => void;
  readonly cancel: () => void;
  readonly undo: () => void;
  readonly accept: () => void;
}

/** An exported file, from choosing it to taking it back. */
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
  const tell = (read: FileRead) => {
    setResult(read);
    setSaid('problem' in read ? read.problem : undefined);
  };
  const read = async (file: File) => tell(await readBackup(file).catch(() => ({ problem: UNREADABLE })));
  const unseal = async (passphrase: string) => {
    if (!result || !('sealed' in result)) return;
    const { unseal: open } = await import('../../storage/backup/sealed.ts');
    const opened = await open(result.sealed, passphrase);
    // A wrong passphrase is typed again.
    if ('problem' in opened) setSaid(opened.problem);
    else tell(readBackupText(opened.text));
  };
  const given = result && 'contents' in result ? result.contents : undefined;
  const take = (manner: Manner) => {
    if (!given) return;
    setResult(undefined);
    void act(() => bringIn(given, manner, KEYS, mendDebts), 'Uvezeno je sve iz datoteke.');
  };
  return {
    given,
    isSealed: result !== undefined && 'sealed' in result,
    said,
    read,
    unseal,
    take,
    cancel: () => {
      setResult(undefined);
      setSaid(undefined);
    },
    undo: () => void act(() => undoBringIn(mendDebts), 'Vraćeno je kako je bilo prije uvoza.'),
    accept: () => void act(acceptBringIn, undefined),
  };
}

const UNREADABLE = 'Datoteka se ne može pročitati.';

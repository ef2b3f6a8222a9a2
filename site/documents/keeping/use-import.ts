import { useState } from 'react';
import { readBackup } from '../../device/kept/backup-file.ts';
import { acceptBringIn, bringIn, type Manner, undoBringIn } from '../../device/kept/bring-in.ts';
import { causeOf, sentenceOf } from '../../device/kept/cause.ts';
import type { Contents } from '../../device/kept/tables.ts';
import { KEYS } from './kinds.ts';

export interface Import {
  /** What was read from the file, until it is decided about. */
  readonly given: Contents | undefined;
  readonly said: string | undefined;
  readonly read: (file: File) => Promise<void>;
  readonly take: (manner: Manner) => void;
  readonly cancel: () => void;
  readonly undo: () => void;
  readonly accept: () => void;
}

/** An exported file, from choosing it to taking it back. */
export function useImport(): Import {
  const [given, setGiven] = useState<Contents>();
  const [said, setSaid] = useState<string>();
  const act = async (work: () => Promise<void>, words: string | undefined) => {
    try {
      await work();
      setSaid(words);
    } catch (error) {
      setSaid(`Nije uspjelo: ${sentenceOf(causeOf(error))}. Sačuvano je ostalo kakvo je bilo.`);
    }
  };
  const read = async (file: File) => {
    const result = await readBackup(file).catch(() => ({ problem: 'Datoteka se ne može pročitati.' }));
    setGiven('contents' in result ? result.contents : undefined);
    setSaid('problem' in result ? result.problem : undefined);
  };
  const take = (manner: Manner) => {
    if (!given) return;
    setGiven(undefined);
    void act(() => bringIn(given, manner, KEYS), 'Uvezeno je sve iz datoteke.');
  };
  return {
    given,
    said,
    read,
    take,
    cancel: () => setGiven(undefined),
    undo: () => void act(undoBringIn, 'Vraćeno je kako je bilo prije uvoza.'),
    accept: () => void act(acceptBringIn, undefined),
  };
}

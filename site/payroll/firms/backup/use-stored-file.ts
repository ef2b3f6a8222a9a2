import { useEffect, useState } from 'react';
import { fetchPart } from '../../../lazy-loading/load-part.ts';
import { allowAgain, chooseFile, type Following, follow } from '../../../storage/auto-backup/follow.ts';
import { copyRecord, forgetFile } from '../../../storage/auto-backup/take-copy.ts';
import { sealingKey } from '../../../storage/backup/sealed.ts';
import { reasonOf } from '../../../storage/db/cause.ts';
import type { CopyRecord } from '../../../storage/db/copy-record.ts';
import { useWatched } from '../../../storage/db/watch.ts';

export interface StoredFile {
  readonly following: Following;
  /** The record of copies; undefined until it is read, and without one. */
  readonly record: CopyRecord | undefined;
  readonly problem: string | undefined;
  readonly choose: (passphrase?: string) => Promise<void>;
  readonly allow: () => void;
  readonly forget: () => void;
}

const loadWriter = async () => (await import('../../../storage/auto-backup/whole-copy.ts')).wholeCopy;

/** The automatic backup file, active while the page is open. */
export function useStoredFile(): StoredFile {
  const [following, setFollowing] = useState<Following>('none');
  const [problem, setProblem] = useState<string>();
  const record = useWatched(copyRecord);
  useEffect(() => follow(setFollowing, () => fetchPart(loadWriter)), []);
  const act = async (work: () => Promise<unknown>) => {
    try {
      await work();
      setProblem(undefined);
    } catch (error) {
      setProblem(`Nije uspjelo: ${reasonOf(error)}.`);
    }
  };
  return {
    following,
    record,
    problem,
    choose: (passphrase) =>
      act(async () =>
        chooseFile(
          'obracun-plata-kopija.json',
          passphrase === undefined ? undefined : await sealingKey(passphrase),
        ),
      ),
    allow: () => void act(allowAgain),
    forget: () => void act(forgetFile),
  };
}

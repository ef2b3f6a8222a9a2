import { useState } from 'react';
import { today } from '../../platform/clock.ts';
import { saveFile } from '../../platform/save-file.ts';
import { noteWritten, wholeCopy } from '../../storage/auto-backup/take-copy.ts';
import { sealingKey } from '../../storage/backup/sealed.ts';
import { reasonOf } from '../../storage/db/cause.ts';

export interface Export {
  /** Reason why there is no file. */
  readonly problem: string | undefined;
  /** Everything stored as a file, sealed if there is a passphrase. */
  readonly takeOut: (passphrase?: string) => Promise<void>;
}

/** Exports everything stored to one file. */
export function useExport(): Export {
  const [problem, setProblem] = useState<string>();
  const takeOut = async (passphrase?: string) => {
    try {
      const key = passphrase === undefined ? undefined : await sealingKey(passphrase);
      saveFile(await wholeCopy(key), `obracun-plata-${today()}${key ? '-zasticeno' : ''}.json`);
      setProblem(undefined);
      await noteWritten();
    } catch (error) {
      setProblem(`Izvoz nije uspio: ${reasonOf(error)}.`);
    }
  };
  return { problem, takeOut };
}

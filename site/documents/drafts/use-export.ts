import { useState } from 'react';
import { today } from '../../platform/clock.ts';
import { saveFile } from '../../platform/save-file.ts';
import { noteWritten, wholeCopy } from '../../storage/auto-backup/take-copy.ts';
import { sealingKey } from '../../storage/backup/sealed.ts';
import { reasonOf } from '../../storage/db/cause.ts';

export interface Export {
  /** Why there is no file. */
  readonly problem: string | undefined;
  /** Everything kept here as a file, sealed where there is a passphrase. */
  readonly takeOut: (passphrase?: string) => Promise<void>;
}

/** Everything kept here, out to one file. */
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

import { useState } from 'react';
import { fetchPart } from '../../lazy-loading/load-part.ts';
import { today } from '../../platform/clock.ts';
import { saveFile } from '../../platform/save-file.ts';
import { noteWritten } from '../../storage/auto-backup/take-copy.ts';
import { reasonOf } from '../../storage/db/cause.ts';

export interface Export {
  /** Reason why there is no file. */
  readonly problem: string | undefined;
  /** Everything stored as a file, sealed if there is a passphrase. */
  readonly exportFile: (passphrase?: string) => Promise<void>;
}

const loadWriter = async () => (await import('../../storage/auto-backup/whole-copy.ts')).copyUnder;

/** Exports everything stored to one file. */
export function useExport(): Export {
  const [problem, setProblem] = useState<string>();
  const exportFile = async (passphrase?: string) => {
    try {
      const copyUnder = await fetchPart(loadWriter);
      const mark = passphrase === undefined ? '' : '-zasticeno';
      saveFile(await copyUnder(passphrase), `obracun-plata-${today()}${mark}.json`);
      setProblem(undefined);
      await noteWritten();
    } catch (error) {
      setProblem(`Izvoz nije uspio: ${reasonOf(error)}.`);
    }
  };
  return { problem, exportFile };
}

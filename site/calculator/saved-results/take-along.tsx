import { useState } from 'react';
import { today } from '../../platform/clock.ts';
import { saveFile } from '../../platform/save-file.ts';
import { fileOf } from '../../storage/backup/backup-file.ts';
import { importContents } from '../../storage/backup/bring-in.ts';
import { readBackup } from '../../storage/backup/read-backup.ts';
import { reasonOf } from '../../storage/db/cause.ts';
import { latestFirst } from '../../storage/db/record.ts';
import { noContents } from '../../storage/db/tables.ts';
import { withDatabase } from '../../storage/db/with-database.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FileButton } from '../../ui/controls/file-button.tsx';
import { importText } from './import-text.ts';
import { storedResults } from './keep-result.ts';
import { storedMark } from './stored-mark.ts';

const SEALED = 'Datoteka je zaštićena lozinkom. Uvezite je na stranici Plate firme.';

/** Exports the stored calculations to a file, including unreadable ones, and imports them. */
export function TakeAlong() {
  const [message, setMessage] = useState<string>();
  const exportFile = async () => {
    const obracuni = await withDatabase((db) => latestFirst(db.obracuni));
    const file = new Blob([fileOf({ ...noContents, obracuni })], { type: 'application/json' });
    saveFile(file, `sacuvani-obracuni-${today()}.json`);
    setMessage(undefined);
  };
  return (
    <>
      <Button
        look="quiet"
        onClick={() => void exportFile().catch((error: unknown) => setMessage(failed(error)))}
      >
        Izvezi u datoteku
      </Button>
      <ImportResults />
      <output>{message}</output>
    </>
  );
}

/** Imports stored calculations from any file of this program, also when none are stored yet. */
export function ImportResults() {
  const [message, setMessage] = useState<string>();
  const bringBack = async (file: File) => {
    const read = await readBackup(file);
    if ('problem' in read) return setMessage(read.problem);
    if ('sealed' in read) return setMessage(SEALED);
    const { obracuni } = read.contents;
    await importContents({ ...noContents, obracuni }, 'merge', {});
    if (obracuni.length > 0) storedMark.set('da');
    const text = importText(obracuni.length, (await withDatabase(storedResults)).length);
    return setMessage([text, ...read.doubts].join(' '));
  };
  return (
    <>
      <FileButton
        look="quiet"
        accept="application/json,.json"
        choose={(file) => bringBack(file).catch((error: unknown) => setMessage(failed(error)))}
      >
        Uvezi iz datoteke
      </FileButton>
      <output>{message}</output>
    </>
  );
}

const failed = (error: unknown): string => `Nije uspjelo: ${reasonOf(error)}.`;

import { useState } from 'react';
import { today } from '../../device/clock.ts';
import { ask } from '../../device/kept/ask.ts';
import { reasonOf } from '../../device/kept/cause.ts';
import { fileOf, readBackup } from '../../device/kept/file/backup-file.ts';
import { bringIn } from '../../device/kept/file/bring-in.ts';
import { latestFirst } from '../../device/kept/record.ts';
import { noContents } from '../../device/kept/tables.ts';
import { saveFile } from '../../device/save-file.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FileButton } from '../../ui/controls/file-button.tsx';

const SEALED = 'Datoteka je zaštićena lozinkom. Uvezite je na stranici Plate firme.';

/** The kept calculations out to a file of their own, also what cannot be read, and back from any file of this program. */
export function TakeAlong() {
  const [said, setSaid] = useState<string>();
  const takeOut = async () => {
    const obracuni = await ask((db) => latestFirst(db.obracuni));
    const file = new Blob([fileOf({ ...noContents, obracuni })], { type: 'application/json' });
    saveFile(file, `sacuvani-obracuni-${today()}.json`);
    setSaid(undefined);
  };
  const bringBack = async (file: File) => {
    const read = await readBackup(file);
    if ('problem' in read) return setSaid(read.problem);
    if ('sealed' in read) return setSaid(SEALED);
    const { obracuni } = read.contents;
    await bringIn({ ...noContents, obracuni }, 'merge', {});
    return setSaid(`U datoteci obračuna: ${obracuni.length}. Dodani su oni kojih ovdje nije bilo.`);
  };
  const refused = (error: unknown) => setSaid(`Nije uspjelo: ${reasonOf(error)}.`);
  return (
    <>
      <Button look="quiet" onClick={() => void takeOut().catch(refused)}>
        Izvezi u datoteku
      </Button>
      <FileButton
        look="quiet"
        accept="application/json,.json"
        choose={(file) => bringBack(file).catch(refused)}
      >
        Uvezi iz datoteke
      </FileButton>
      <output>{said}</output>
    </>
  );
}

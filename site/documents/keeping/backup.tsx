import { useState } from 'react';
import { today } from '../../device/clock.ts';
import { ask } from '../../device/kept/ask.ts';
import { fileOf } from '../../device/kept/backup-file.ts';
import { causeOf, sentenceOf } from '../../device/kept/cause.ts';
import type { Database } from '../../device/kept/database.ts';
import { everything } from '../../device/kept/removal.ts';
import { noContents } from '../../device/kept/tables.ts';
import { type BroughtIn, LAST_IMPORT } from '../../device/kept/undo-record.ts';
import { saveFile } from '../../device/save-file.ts';
import { momentInWords } from '../../parts/kept/moment.ts';
import type { Removal } from '../../parts/kept/use-removal.ts';
import { useWatched } from '../../parts/kept/use-watched.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FileButton } from '../../ui/controls/file-button.tsx';
import styles from './backup.module.css';
import { ImportChoice } from './import-choice.tsx';
import { unreadableIn } from './kinds.ts';
import { UnreadableList } from './unreadable-list.tsx';
import { useImport } from './use-import.ts';

const lastImport = (db: Database): Promise<BroughtIn | undefined> => db.uvoz.get(LAST_IMPORT);

/** Everything kept here, invoices and contracts, out to one file and back. */
export function Backup({ removal }: { readonly removal: Removal }) {
  const kept = useWatched(everything, noContents);
  const last = useWatched<BroughtIn | undefined>(lastImport, undefined);
  const [problem, setProblem] = useState<string>();
  const { given, said, ...incoming } = useImport();
  const takeOut = async () => {
    const text = fileOf(await ask(everything));
    saveFile(new Blob([text], { type: 'application/json' }), `obracun-plata-${today()}.json`);
    setProblem(undefined);
  };
  const refused = (error: unknown) => setProblem(`Izvoz nije uspio: ${sentenceOf(causeOf(error))}.`);
  return (
    <section className={styles.backup} aria-label="Izvoz i uvoz">
      <UnreadableList unreadable={unreadableIn(kept)} removal={removal} />
      <p className={styles.line}>
        Ovo postoji samo u ovom pregledniku: brisanjem njegovih podataka brišu se i nacrti i sve sačuvano.
        Izvezite fakture i ugovore u datoteku i čuvajte je.
      </p>
      <Button onClick={() => void takeOut().catch(refused)}>Izvezi sve u datoteku</Button>
      <FileButton accept="application/json,.json" choose={incoming.read}>
        Uvezi iz datoteke
      </FileButton>
      {given && <ImportChoice given={given} kept={kept} choose={incoming.take} cancel={incoming.cancel} />}
      <output className={styles.line}>{problem ?? said}</output>
      {last && (
        <p className={styles.line}>
          Posljednji uvoz: {momentInWords(last.changed)}.{' '}
          <Button look="link" onClick={incoming.undo}>
            Vrati kako je bilo
          </Button>{' '}
          <Button look="link" onClick={incoming.accept}>
            Zadrži uvezeno
          </Button>
        </p>
      )}
    </section>
  );
}

import type { ReactNode } from 'react';
import type { Database } from '../../device/kept/database.ts';
import { type BroughtIn, LAST_IMPORT } from '../../device/kept/undo-record.ts';
import type { Unreadable } from '../../device/kept/unreadable.ts';
import { momentInWords } from '../../parts/kept/moment.ts';
import { UnreadableList } from '../../parts/kept/unreadable-list.tsx';
import type { Removal } from '../../parts/kept/use-removal.tsx';
import { useWatched } from '../../parts/kept/use-watched.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FileButton } from '../../ui/controls/file-button.tsx';
import styles from './backup.module.css';
import { ImportChoice } from './import-choice.tsx';
import { PassphraseQuestion } from './passphrase-question.tsx';
import { TakeOut } from './take-out.tsx';
import { useExport } from './use-export.ts';
import { useImport } from './use-import.ts';

const lastImport = (db: Database): Promise<BroughtIn | undefined> => db.uvoz.get(LAST_IMPORT);

interface BackupProps {
  readonly unreadable: readonly Unreadable[];
  readonly removal: Removal;
  /** Other ways to keep a copy. */
  readonly children?: ReactNode;
}

/** Everything kept here, whichever page kept it, out to one file and back. */
export function Backup({ unreadable, removal, children }: BackupProps) {
  const last = useWatched<BroughtIn | undefined>(lastImport, undefined);
  const { problem, takeOut } = useExport();
  const { given, said, isSealed, ...incoming } = useImport();
  return (
    <section className={styles.backup} aria-label="Izvoz i uvoz">
      <UnreadableList unreadable={unreadable} removal={removal} />
      <p className={styles.line}>
        Ovo postoji samo u ovom pregledniku: brisanjem njegovih podataka brišu se i nacrti i sve sačuvano.
        Izvezite sve u datoteku i čuvajte je.
      </p>
      <TakeOut takeOut={takeOut} />
      <FileButton accept="application/json,.json" choose={incoming.read}>
        Uvezi iz datoteke
      </FileButton>
      {children}
      {isSealed && (
        <PassphraseQuestion
          name="lozinka-uvoza"
          label="Lozinka kojom je datoteka zaštićena"
          shortest={1}
          words="Otvori datoteku"
          give={incoming.unseal}
          cancel={incoming.cancel}
        />
      )}
      {given && <ImportChoice given={given} choose={incoming.take} cancel={incoming.cancel} />}
      <output className={styles.line}>{problem}</output>
      <output className={styles.line}>{said}</output>
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

import type { ReactNode } from 'react';
import type { Database } from '../../storage/db/database.ts';
import { type ImportRecord, LAST_IMPORT } from '../../storage/db/undo-record.ts';
import type { Unreadable } from '../../storage/db/unreadable.ts';
import { useStored } from '../../storage/db/watch.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FileButton } from '../../ui/controls/file-button.tsx';
import { ReadingFile } from '../../ui/controls/reading-file.tsx';
import { Folded } from '../../ui/page/folded.tsx';
import { momentInWords } from '../../ui/saved-list/moment.ts';
import { UnreadableList } from '../../ui/saved-list/stored-list.tsx';
import type { Removal } from '../../ui/saved-list/use-removal.tsx';
import { ExportDrafts } from './export-drafts.tsx';
import { ImportChoice } from './import-choice.tsx';
import { NOTHING_UNREADABLE, unreadableHere } from './kinds.ts';
import { PassphraseQuestion } from './passphrase-question.tsx';
import { useExport } from './use-export.ts';
import { useImport } from './use-import.ts';

interface StoredFoldProps {
  readonly title: string;
  readonly line: string;
  readonly removal: Removal;
  /** Other ways to save a copy. */
  readonly copies?: ReactNode;
  /** Stored data of this page. */
  readonly children?: ReactNode;
}

/** Stored data and their copy, folded: the head reports unreadable records. */
export function StoredFold({ title, line, removal, copies, children }: StoredFoldProps) {
  const unreadable = useStored(unreadableHere, NOTHING_UNREADABLE);
  const mark = unreadable.length > 0 ? `nečitljivo: ${unreadable.length}` : undefined;
  return (
    <Folded title={title} line={line} mark={mark} isLate>
      {children}
      <Backup unreadable={unreadable} removal={removal}>
        {copies}
      </Backup>
    </Folded>
  );
}

const lastImport = (db: Database): Promise<ImportRecord | undefined> => db.uvoz.get(LAST_IMPORT);

interface BackupProps {
  readonly unreadable: readonly Unreadable[];
  readonly removal: Removal;
  /** Other ways to save a copy. */
  readonly children?: ReactNode;
}

/** Exports everything stored by any page to one file, and imports it. */
function Backup({ unreadable, removal, children }: BackupProps) {
  const last = useStored<ImportRecord | undefined>(lastImport, undefined);
  const { problem, exportFile } = useExport();
  const { given, isFirm, isReading, message, isSealed, ...incoming } = useImport();
  return (
    <section className="row2" aria-label="Izvoz i uvoz">
      <UnreadableList unreadable={unreadable} removal={removal} />
      <p className="small unlessEmpty whole">
        Brisanjem podataka preglednika briše se i ovo. Izvezite sve u datoteku.
      </p>
      <ExportDrafts exportFile={exportFile} />
      <FileButton accept="application/json,.json" choose={incoming.read}>
        Uvezi iz datoteke
      </FileButton>
      {children}
      {isReading && <ReadingFile label="Čitam datoteku…" stop={incoming.stop} />}
      {isSealed && (
        <PassphraseQuestion
          name="lozinka-uvoza"
          label="Lozinka kojom je datoteka zaštićena"
          shortest={1}
          text="Otvori datoteku"
          give={incoming.unseal}
          cancel={incoming.cancel}
        />
      )}
      {given && (
        <ImportChoice
          given={given}
          isFirm={isFirm}
          doubts={incoming.doubts}
          choose={incoming.take}
          cancel={incoming.cancel}
        />
      )}
      <output className="small unlessEmpty whole">{problem}</output>
      <output className="small unlessEmpty whole">{message}</output>
      {last && (
        <p className="small unlessEmpty whole">
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

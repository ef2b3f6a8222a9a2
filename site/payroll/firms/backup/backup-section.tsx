import { useState } from 'react';
import { SHORTEST } from '../../../documents/drafts/export-drafts.tsx';
import { PassphraseQuestion } from '../../../documents/drafts/passphrase-question.tsx';
import { StoredFold } from '../../../documents/drafts/stored-fold.tsx';
import { canFollow } from '../../../storage/auto-backup/follow.ts';
import { canSeal } from '../../../storage/backup/sealed.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { momentInWords } from '../../../ui/saved-list/moment.ts';
import type { Removal } from '../../../ui/saved-list/use-removal.tsx';
import styles from './backup-section.module.css';
import type { StoredFile } from './use-stored-file.ts';

interface BackupSectionProps {
  readonly removal: Removal;
  readonly file: StoredFile;
}

/** The id of the section, for links. */
const COPIES = 'kopija';

/** Exports everything stored to a file, manually or automatically, and imports it. */
export const BackupSection = ({ removal, file }: BackupSectionProps) => (
  <div id={COPIES}>
    <StoredFold
      title="Kopija podataka"
      line="izvoz i uvoz"
      removal={removal}
      copies={<StoredFileControls file={file} />}
    />
  </div>
);

const WORDS: Readonly<Record<StoredFile['following'], string>> = {
  none: 'Čeka prvu izmjenu.',
  paused: 'Preglednik traži novu dozvolu za pisanje u datoteku.',
  writing: 'Upisujem…',
  written: 'Sve izmjene su u datoteci.',
  gone: 'Datoteke više nema gdje je bila: izaberite drugu.',
  failed: 'U datoteku se ne može pisati: provjerite disk i zatvorite je u drugim programima.',
};

/** A file of this device with everything, rewritten after every change. */
function StoredFileControls({ file }: { readonly file: StoredFile }) {
  const { record, following, problem } = file;
  if (!canFollow())
    return <p className="full small">Kopiju u datoteci sami osvježavaju Chrome i Edge na računaru.</p>;
  if (!record?.file) return <Choosing file={file} />;
  return (
    <div className={joinClasses('stack2 full lined small', styles.file)}>
      <p>
        Kopija se sama osvježava u datoteci <strong translate="no">{record.file.name}</strong>
        {record.seal && ', zaštićena lozinkom'}, dok je ova stranica otvorena.
        {record.at && ` Posljednji upis: ${momentInWords(record.at)}.`}
      </p>
      <output>{problem ?? WORDS[following]}</output>
      <Buttons>
        {following === 'paused' && <Button onClick={file.allow}>Dozvoli upis u datoteku</Button>}
        <Button look="quiet" onClick={file.forget}>
          Prestani osvježavati
        </Button>
      </Buttons>
    </div>
  );
}

function Choosing({ file }: { readonly file: StoredFile }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={joinClasses('stack2 full lined small', styles.file)}>
      <p>Ili izaberite datoteku koja se sama osvježava:</p>
      <Buttons>
        <Button look="quiet" onClick={() => void file.choose()}>
          Izaberi datoteku
        </Button>
        {canSeal() && (
          <Button look="quiet" aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
            Izaberi datoteku s lozinkom
          </Button>
        )}
      </Buttons>
      {isAsking && (
        <PassphraseQuestion
          name="lozinka-datoteke"
          label="Lozinka za datoteku koja se osvježava"
          hint={`Najmanje ${SHORTEST} znakova. Bez nje se datoteka ne može otvoriti.`}
          shortest={SHORTEST}
          text="Izaberi datoteku"
          give={async (passphrase) => {
            await file.choose(passphrase);
            setAsking(false);
          }}
          cancel={() => setAsking(false)}
        />
      )}
      <output>{file.problem}</output>
    </div>
  );
}

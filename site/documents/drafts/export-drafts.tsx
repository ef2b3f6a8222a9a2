import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { canSeal } from '../../storage/backup/sealed.ts';
import { Button } from '../../ui/controls/button.tsx';
import { PassphraseQuestion } from './passphrase-question.tsx';
import type { Export } from './use-export.ts';

/** Shorter ones are guessable. */
export const SHORTEST = 8;

/** Exports everything to a file, with a passphrase or without. */
export function ExportDrafts({ exportFile }: Pick<Export, 'exportFile'>) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => void exportFile()}>Izvezi sve u datoteku</Button>
      {canSeal() && (
        <Button look="quiet" aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
          <LockKeyhole aria-hidden="true" size={16} /> Izvezi s lozinkom
        </Button>
      )}
      {isAsking && (
        <PassphraseQuestion
          name="lozinka-izvoza"
          label="Lozinka za datoteku"
          hint={`Najmanje ${SHORTEST} znakova. Bez nje se datoteka ne može otvoriti.`}
          shortest={SHORTEST}
          text="Izvezi zaštićeno"
          give={async (passphrase) => {
            await exportFile(passphrase);
            setAsking(false);
          }}
          cancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

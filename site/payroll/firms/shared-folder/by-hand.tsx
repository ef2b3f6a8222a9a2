import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { useState } from 'react';
import { PassphraseQuestion } from '../../../documents/drafts/passphrase-question.tsx';
import { saveFile } from '../../../platform/save-file.ts';
import { reasonOf } from '../../../storage/db/cause.ts';
import type { VersionConflict } from '../../../storage/db/folder-record.ts';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import {
  type ChosenFile,
  returnByHand,
  type TakenByHand,
  takeByHand,
} from '../../../storage/shared-folder/device/by-hand.ts';
import { versionConflictOf } from '../../../storage/shared-folder/device/folder-notes.ts';
import type { MeetingSide } from '../../../storage/shared-folder/meeting/three-way.ts';
import type { SyncRequest } from '../../../storage/shared-folder/protocol/sync.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { FileButton } from '../../../ui/controls/file-button.tsx';
import { Typed } from '../../../ui/typed.tsx';
import { MeetingButton } from './meeting-button.tsx';

interface ByHandProps {
  readonly firms: readonly StoredRecord<Firm>[];
  readonly isSealed: boolean;
}

/** Taking and returning a firm by its file, where the browser cannot write into a folder. */
export function ByHand({ firms, isSealed }: ByHandProps) {
  const [file, setFile] = useState<ChosenFile>();
  const [pending, setAsked] = useState<VersionConflict & { readonly mine: Choices['mine'] }>();
  const [isLocked, setLocked] = useState(false);
  const [message, setMessage] = useState('');
  const tell = (taken: TakenByHand) => {
    const versions = 'done' in taken && taken.done.kind === 'conflict' ? taken.done : undefined;
    const words = versions && versionConflictOf(versions);
    setAsked(words && versions && { ...words, mine: versions.mine });
    setLocked('refused' in taken && taken.refused === 'password');
    setMessage(sentenceAbout(taken));
  };
  const take = async (chosen: ChosenFile, password?: string, choices?: Choices) => {
    setFile(chosen);
    try {
      tell(await takeByHand(chosen, password, choices));
    } catch (error) {
      setMessage(`Firma nije preuzeta: ${reasonOf(error)}.`);
    }
  };
  const give = async (firm: string) => {
    try {
      const made = await returnByHand(firm, isSealed);
      if (made) saveFile(new Blob([made.text], { type: 'application/json' }), made.name);
      setMessage(
        made
          ? 'Stavite preuzetu datoteku u fasciklu, na mjesto stare.'
          : 'Prvo ponovo preuzmite firmu i upišite lozinku.',
      );
    } catch (error) {
      setMessage(`Datoteka nije napravljena: ${reasonOf(error)}.`);
    }
  };
  const choose = (by: readonly (readonly [string, MeetingSide])[]) => {
    if (file && pending)
      void take(file, undefined, { theirs: pending.revision, mine: pending.mine, by: new Map(by) });
  };
  return (
    <>
      <Buttons>
        <FileButton
          accept="application/json,.json"
          choose={async (chosen) => take({ name: chosen.name, text: await chosen.text() })}
        >
          Preuzmi firmu iz fascikle
        </FileButton>
      </Buttons>
      {isLocked && file && (
        <PassphraseQuestion
          name="lozinka-firme"
          label="Lozinka kancelarije"
          shortest={1}
          text="Otvori firmu"
          give={(password) => take(file, password)}
          cancel={() => setLocked(false)}
        />
      )}
      <output>
        {message} {pending && <MeetingButton pending={pending} send={choose} />}
      </output>
      <ul className="stack2">
        {firms.map(({ id, content }) => (
          <li key={id}>
            <strong>
              <Typed or="firma bez naziva">{content.name}</Typed>
            </strong>{' '}
            <Button look="link" onClick={() => void give(id)}>
              Vrati firmu
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

type Choices = NonNullable<SyncRequest['choices']>;

/** What became of the chosen file, as a sentence. */
function sentenceAbout(taken: TakenByHand): string {
  if ('refused' in taken) return REFUSED[taken.refused];
  if (taken.done.kind === 'conflict') return 'Isto je promijenjeno i ovdje i u fascikli:';
  if (taken.done.kind === 'brought') return 'Firma je preuzeta.';
  if (taken.done.kind === 'joined') return 'Verzije su spojene. Vratite firmu, da je imaju i ostali.';
  return 'Firma je već ovdje, i ništa iz datoteke ne nedostaje.';
}

const REFUSED = {
  foreign: 'Datoteka nije firma iz zajedničke fascikle, ili je oštećena. Ništa nije promijenjeno.',
  password: 'Firma je zaštićena lozinkom kancelarije.',
  wrong: 'Firma se ne otvara ovom lozinkom, ili je datoteka oštećena. Ništa nije promijenjeno.',
} as const;

import { useEffect, useState } from 'react';
import { reasonOf } from '../../../storage/db/cause.ts';
import type { FolderState } from '../../../storage/db/folder-record.ts';
import { useWatched } from '../../../storage/db/watch.ts';
import { workWithFolder } from '../../../storage/shared-folder/device/office-loop.ts';
import {
  allowFolder,
  ask,
  dismissJoined,
  folderView,
  workApart,
} from '../../../storage/shared-folder/device/office-wishes.ts';
import { openFirm } from '../../../storage/shared-folder/device/open-firms.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { ConfirmButton } from '../../../ui/controls/confirm-button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Typed } from '../../../ui/typed.tsx';
import { healthText, holderText } from './folder-words.ts';
import { MeetingButton } from './meeting-button.tsx';
import styles from './office.module.css';
import { OfficePassword } from './office-password.tsx';

interface OfficeBarProps {
  /** The id of the open firm; undefined on the list. */
  readonly firm: string | undefined;
}

/** Works with the folder while the page is open, and says what concerns the open firm. */
export function OfficeBar({ firm }: OfficeBarProps) {
  const [problem, setProblem] = useState<string>();
  const view = useWatched(folderView);
  useEffect(workWithFolder, []);
  useEffect(() => (firm === undefined ? undefined : openFirm(firm)), [firm]);
  if (!view?.settings) return null;
  const act = (work: Promise<unknown>) =>
    void work.then(
      () => setProblem(undefined),
      (error: unknown) => setProblem(`Nije uspjelo: ${reasonOf(error)}.`),
    );
  const trouble = healthText(view.health);
  const state = view.states.find((one) => one.firm === firm);
  return (
    <div className={joinClasses('onScreen stack2', styles.bar)}>
      {trouble && (
        <Notice kind="warn" title="Zajednička fascikla">
          {trouble}{' '}
          {view.health?.state === 'paused' && (
            <Button look="link" onClick={() => act(allowFolder())}>
              Dozvoli fasciklu
            </Button>
          )}
          {view.health?.state === 'password' && <OfficePassword settings={view.settings} />}
        </Notice>
      )}
      {state && <FirmInFolder state={state} act={act} isApart={trouble !== undefined} />}
      <output>{problem}</output>
    </div>
  );
}

interface TakeOverProps {
  readonly state: FolderState;
  readonly act: (work: Promise<unknown>) => void;
}

interface FirmInFolderProps extends TakeOverProps {
  /** The folder cannot be reached. */
  readonly isApart: boolean;
}

/** Who has the open firm, and what can be done about it. */
function FirmInFolder({ state, act, isApart }: FirmInFolderProps) {
  const { firm, has, holder, pending, joined, problem, isReadOnly } = state;
  return (
    <>
      {has === 'other' && holder && (
        <Notice kind="info" title="Samo čitanje">
          <Typed>{holderText(holder)}</Typed>. Vidite verziju iz fascikle.{' '}
          {isApart ? <WorkApart state={state} act={act} /> : <TakeOver state={state} act={act} />}
        </Notice>
      )}
      {has !== 'other' && isReadOnly && (
        <Notice kind="info" title="Samo čitanje">
          Firma je slobodna za druge.{' '}
          <Button look="link" onClick={() => act(isApart ? workApart(firm) : ask(firm, 'takeOver'))}>
            Uzmi firmu
          </Button>
        </Notice>
      )}
      {has === 'me' && !pending && (
        <p className="small">
          Firma je kod vas: drugi je sada samo čitaju.{' '}
          <Button look="link" onClick={() => act(ask(firm, 'readOnly'))}>
            Vrati i samo čitaj
          </Button>
        </p>
      )}
      {pending && (
        <Notice kind="warn" title="Dvije verzije">
          Isto ste promijenili vi i neko drugi:{' '}
          <MeetingButton
            pending={pending}
            send={(choices) => act(ask(firm, 'choose', { revision: pending.revision, choices }))}
          />
        </Notice>
      )}
      {joined && (
        <Notice kind="info" title="Verzije su spojene">
          Spojeno je ono što ste upisali vi i što je upisao drugi računar (
          <Typed or="bez imena">{joined.who}</Typed>).
          {joined.notes.length > 0 && (
            <ul className={joinClasses('stack2 small', styles.notes)}>
              {joined.notes.map((note) => (
                <li key={note}>
                  <Typed>{note}</Typed>
                </li>
              ))}
            </ul>
          )}
          <Buttons>
            <Button onClick={() => act(dismissJoined(firm))}>U redu</Button>
            <Button look="quiet" onClick={() => act(restore(firm, joined.mine))}>
              Vrati moju verziju
            </Button>
            <Button look="quiet" onClick={() => act(restore(firm, joined.theirs))}>
              Vrati verziju iz fascikle
            </Button>
          </Buttons>
        </Notice>
      )}
      {problem && (
        <Notice kind="warn" title="Zajednička fascikla">
          {problem}
        </Notice>
      )}
    </>
  );
}

/** The joined version stays as a revision, and so does the one that comes back. */
async function restore(firm: string, revision: string): Promise<void> {
  await ask(firm, 'restore', { revision });
  await dismissJoined(firm);
}

/** One press from a silent computer; a question before from one that works. */
const TakeOver = ({ state: { firm, isSilent, holder }, act }: TakeOverProps) =>
  isSilent ? (
    <Button look="link" onClick={() => act(ask(firm, 'takeOver'))}>
      Preuzmi firmu (ne javlja se deset minuta)
    </Button>
  ) : (
    <ConfirmButton
      look="link"
      label="Preuzmi firmu"
      question="Preuzeti firmu?"
      choices={[{ text: 'Preuzmi firmu', act: () => act(ask(firm, 'takeOver')) }]}
    >
      {holder ? holderText(holder) : 'Firmu ima neko drugi'}. Ono što tamo nije upisano u fasciklu spojiće se
      kasnije, i pitaće vas za ono što ste promijenili oboje.
    </ConfirmButton>
  );

/** Away from the folder nobody can be asked: what both type meets later. */
const WorkApart = ({ state: { firm }, act }: TakeOverProps) => (
  <Button look="link" onClick={() => act(workApart(firm))}>
    Radi ipak na ovom računaru (verzije se kasnije spajaju)
  </Button>
);

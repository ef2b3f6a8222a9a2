import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { useState } from 'react';
import { SHORTEST } from '../../../documents/drafts/export-drafts.tsx';
import { PassphraseQuestion } from '../../../documents/drafts/passphrase-question.tsx';
import { CheckboxInput } from '../../../fields/checkbox-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import { canSeal } from '../../../storage/backup/sealed.ts';
import { reasonOf } from '../../../storage/db/cause.ts';
import type { FolderState, VersionConflict } from '../../../storage/db/folder-record.ts';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import { useWatched } from '../../../storage/db/watch.ts';
import { SAMPLE_PREFIX } from '../../../storage/payroll/averages.ts';
import { journalName, setJournalName } from '../../../storage/payroll/change-log.ts';
import { canShare, pickFolder } from '../../../storage/shared-folder/device/handle-folder.ts';
import {
  ask,
  beginFolder,
  type FolderView,
  folderView,
  forgetFolder,
  isFolderSealed,
  officeKey,
} from '../../../storage/shared-folder/device/office-wishes.ts';
import { DOCUMENTS } from '../../../storage/shared-folder/documents.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { Folded } from '../../../ui/page/folded.tsx';
import { Typed } from '../../../ui/typed.tsx';
import fields from '../../ui/form/fields.module.css';
import { ByHand } from './by-hand.tsx';
import { folderWord, healthText } from './folder-words.ts';
import { MeetingButton } from './meeting-button.tsx';
import { Remembered } from './office-password.tsx';

interface FolderSectionProps {
  readonly firms: readonly StoredRecord<Firm>[];
}

/** The folder an office shares: chosen once a computer, then which firms are in it. */
export function FolderSection({ firms }: FolderSectionProps) {
  const view = useWatched(folderView);
  const mark = view?.settings && healthText(view.health) ? 'ne radi' : undefined;
  return (
    <Folded title="Zajednička fascikla" line="više računara u kancelariji" mark={mark} isLate>
      <div className="stack3 full">
        {!canShare() && (
          <>
            <p className="measure">
              Stalno pisati u fasciklu mogu Chrome i Edge na računaru. Ovdje firmu preuzmite iz njene datoteke
              u fascikli, a kad završite, vratite je istom datotekom.
            </p>
            {view && <ByHand firms={firms} isSealed={view.settings?.isSealed === true} />}
          </>
        )}
        {canShare() && view && !view.settings?.handle && <ChooseFolder />}
        {view?.settings?.handle && <FolderFirms view={view} firms={firms} />}
      </div>
    </Folded>
  );
}

/** The name of the person and of the computer, the folder, and its password. */
function ChooseFolder() {
  const [name, setName] = useState(journalName);
  const [computer, setComputer] = useState('');
  const [isSealed, setSealed] = useState(false);
  const [isRemembered, setRemembered] = useState(false);
  const [chosen, setChosen] = useState<FileSystemDirectoryHandle>();
  const [problem, setProblem] = useState<string>();
  const isReady = name.trim() !== '' && computer.trim() !== '';
  const choose = async () => {
    setProblem(undefined);
    try {
      const handle = await pickFolder();
      if (!handle) return;
      setJournalName(name);
      const isThereSealed = await isFolderSealed(handle);
      if (isThereSealed ?? isSealed) return setChosen(handle);
      await beginFolder(handle, computer.trim(), undefined, false);
    } catch (error) {
      setProblem(`Fascikla nije izabrana: ${reasonOf(error)}.`);
    }
  };
  const unlock = async (handle: FileSystemDirectoryHandle, password: string) => {
    const key = await officeKey(handle, password).catch(() => undefined);
    if (!key) return setProblem('To nije lozinka kojom su zaštićene firme u fascikli.');
    await beginFolder(handle, computer.trim(), key, isRemembered);
  };
  return (
    <>
      <p className="measure">
        Firme žive u fascikli koju kancelarija već dijeli (NAS, OneDrive, Dropbox, Google Drive): jedna
        datoteka po firmi. Ko otvori firmu, uzima je; ostali je dotle čitaju.
      </p>
      <div className={fields.fields}>
        <TextInput
          id={fieldId('fascikla.ime')}
          label="Vaše ime, kako ga vide ostali"
          text={name}
          onText={setName}
        />
        <TextInput
          id={fieldId('fascikla.racunar')}
          label="Ime računara"
          text={computer}
          placeholder="npr. KANCELARIJA-2"
          onText={setComputer}
        />
      </div>
      {canSeal() && (
        <CheckboxInput
          id={fieldId('fascikla.lozinka')}
          label="Zaštiti firme lozinkom kancelarije"
          isOn={isSealed}
          onChange={setSealed}
        />
      )}
      <Buttons>
        <Button look="main" disabled={!isReady} onClick={() => void choose()}>
          Izaberi fasciklu
        </Button>
      </Buttons>
      {chosen && (
        <>
          <PassphraseQuestion
            name="lozinka-kancelarije"
            label="Lozinka kancelarije"
            hint={`Ista na svim računarima, najmanje ${SHORTEST} znakova. Bez nje se firme ne mogu otvoriti.`}
            shortest={SHORTEST}
            text="Otvori fasciklu"
            give={(password) => unlock(chosen, password)}
            cancel={() => setChosen(undefined)}
          />
          <Remembered isOn={isRemembered} onChange={setRemembered} />
        </>
      )}
      <output>{problem}</output>
    </>
  );
}

/** The firms of this computer and of the folder, each with its state. */
function FolderFirms({
  view,
  firms,
}: {
  readonly view: FolderView;
  readonly firms: FolderSectionProps['firms'];
}) {
  const { settings, health, states } = view;
  const byFirm = new Map(states.map((one) => [one.firm, one]));
  const outside = firms.filter(({ id }) => byFirm.get(id)?.isAbsent && !id.startsWith(SAMPLE_PREFIX));
  const documents = byFirm.get(DOCUMENTS);
  const elsewhere = states.filter(
    ({ isElsewhere, firm }) => isElsewhere && firm !== DOCUMENTS && !firms.some(({ id }) => id === firm),
  );
  return (
    <>
      <p>
        Fascikla <strong translate="no">{settings?.handle?.name}</strong>
        {settings?.isSealed && ', zaštićena lozinkom'}.{' '}
        {healthText(health) ?? 'Sve je upisano što nije drugačije označeno.'}
      </p>
      <ul className="stack2">
        {firms.map(({ id, content }) => (
          <FirmLine key={id} state={byFirm.get(id)} name={content.name} />
        ))}
        {elsewhere.map((state) => (
          <FirmLine key={state.firm} state={state} name={state.name ?? ''} />
        ))}
        {documents && <FirmLine state={documents} name="Dokumenti (fakture, nabavke, ugovori)" />}
      </ul>
      {health?.strange.map((line) => (
        <p key={line} className="small">
          U fascikli je i datoteka koja se ne koristi: <Typed>{line}</Typed>.
        </p>
      ))}
      <Buttons>
        {outside.length > 1 && (
          <Button onClick={() => void Promise.all(outside.map(({ id }) => ask(id, 'put')))}>
            Stavi sve firme u fasciklu ({outside.length})
          </Button>
        )}
        <Button look="quiet" onClick={() => void forgetFolder()}>
          Prestani koristiti fasciklu
        </Button>
      </Buttons>
    </>
  );
}

const FirmLine = ({ state, name }: { readonly state: FolderState | undefined; readonly name: string }) => (
  <li>
    <strong>
      <Typed or="firma bez naziva">{name}</Typed>
    </strong>{' '}
    {state?.isElsewhere ? (
      <>
        samo u fascikli{' '}
        <Button look="link" onClick={() => void ask(state.firm, 'bring')}>
          {state.firm === DOCUMENTS ? 'Spoji s dokumentima ovog računara' : 'Vrati na ovaj računar'}
        </Button>
      </>
    ) : (
      <>
        <Typed>{state ? folderWord(state) : 'gledam…'}</Typed>{' '}
        {state?.isAbsent && (
          <Button look="link" onClick={() => void ask(state.firm, 'put')}>
            Stavi u fasciklu
          </Button>
        )}
        {state?.pending && <Asked state={state} pending={state.pending} />}
      </>
    )}
  </li>
);

/** Documents have no screen of a firm to be asked on. */
const Asked = ({
  state: { firm },
  pending,
}: {
  readonly state: FolderState;
  readonly pending: VersionConflict;
}) => (
  <MeetingButton
    pending={pending}
    send={(choices) => void ask(firm, 'choose', { revision: pending.revision, choices })}
  />
);

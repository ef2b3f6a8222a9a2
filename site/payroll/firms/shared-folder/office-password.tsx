import { useState } from 'react';
import { PassphraseQuestion } from '../../../documents/drafts/passphrase-question.tsx';
import { CheckboxInput } from '../../../fields/checkbox-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import type { FolderSettings } from '../../../storage/db/folder-record.ts';
import { beginFolder, officeKey } from '../../../storage/shared-folder/device/office-wishes.ts';

/** Asks for the office password of a folder in use. */
export function OfficePassword({ settings }: { readonly settings: FolderSettings }) {
  const [isRemembered, setRemembered] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { handle, computer } = settings;
  if (!handle) return null;
  const open = async (password: string) => {
    try {
      const key = await officeKey(handle, password);
      if (key) await beginFolder(handle, computer, key, isRemembered);
      setProblem(key ? undefined : 'To nije lozinka kojom su zaštićene firme u fascikli.');
    } catch {
      setProblem('Fascikla se ne može otvoriti: provjerite mrežu ili disk.');
    }
  };
  return (
    <>
      <PassphraseQuestion
        name="lozinka-kancelarije"
        label="Lozinka kancelarije"
        shortest={1}
        text="Otvori fasciklu"
        give={open}
        cancel={() => setProblem(undefined)}
      />
      <Remembered isOn={isRemembered} onChange={setRemembered} />
      <output>{problem}</output>
    </>
  );
}

/** The password itself is stored nowhere: a key made from it is, when the person wants that. */
export const Remembered = ({
  isOn,
  onChange,
}: {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}) => (
  <CheckboxInput
    id={fieldId('fascikla.zapamti')}
    label="Zapamti lozinku na ovom računaru"
    isOn={isOn}
    onChange={onChange}
  />
);

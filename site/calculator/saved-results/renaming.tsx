import { useState } from 'react';
import { reasonOf } from '../../storage/db/cause.ts';
import type { Kept } from '../../storage/db/tables.ts';
import { renameResult } from './keep-result.ts';
import type { KeptResult } from './kept-result.ts';
import { NameForm } from './name-form.tsx';

interface RenamingProps {
  readonly result: Kept<KeptResult>;
  readonly close: () => void;
}

/** A kept calculation gets another name; with none it keeps its own. */
export function Renaming({ result: { id, content }, close }: RenamingProps) {
  const [name, setName] = useState(content.name);
  const [said, setSaid] = useState('');
  const save = () =>
    void renameResult(id, name.trim() || content.name).then(close, (error: unknown) =>
      setSaid(`Nije preimenovano: ${reasonOf(error)}.`),
    );
  return (
    <>
      <NameForm
        label="Novi naziv obračuna"
        name={name}
        rename={setName}
        action="Preimenuj"
        save={save}
        cancel={close}
      />
      <output>{said}</output>
    </>
  );
}

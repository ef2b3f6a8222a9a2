import { Bookmark } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { reasonOf } from '../../storage/db/cause.ts';
import { putBack } from '../../storage/db/removal.ts';
import type { Contents } from '../../storage/db/tables.ts';
import { Button } from '../../ui/controls/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Typed } from '../../ui/typed.tsx';
import { keepResult } from './keep-result.ts';
import styles from './keep-tool.module.css';
import { NameForm } from './name-form.tsx';
import { resultOf, type ShownResult, suggestedName } from './result-of.ts';
import { storedMark } from './stored-mark.ts';
import { ImportResults } from './take-along.tsx';

/** `Sačuvaj`: opens a form for the name and adds the result to the list on this device. */
export function KeepTool(shown: ShownResult) {
  const [name, setName] = useState<string>();
  const { message, undo, keep } = useKeeping();
  const begin = () => setName(suggestedName(shown));
  const save = () => {
    const given = name?.trim() || suggestedName(shown);
    setName(undefined);
    void keep(shown, given);
  };
  return (
    <>
      <Button look="quiet" aria-expanded={name !== undefined} onClick={begin}>
        <Bookmark aria-hidden="true" size={18} /> Sačuvaj
      </Button>
      {name !== undefined && (
        <NameForm
          label="Naziv sačuvanog obračuna"
          name={name}
          rename={setName}
          action="Sačuvaj na ovom uređaju"
          save={save}
          cancel={() => setName(undefined)}
        >
          <ImportResults />
        </NameForm>
      )}
      <div className={joinClasses('soft', styles.message)}>
        <output>{message}</output>{' '}
        {undo && (
          <Button look="link" onClick={undo}>
            Vrati najstariji
          </Button>
        )}
      </div>
    </>
  );
}

/** Saving, its outcome, and undo of a replacement. */
function useKeeping() {
  const [message, setMessage] = useState<ReactNode>();
  const [gone, setGone] = useState<Contents>();
  const keep = async (shown: ShownResult, name: string) => {
    try {
      const taken = await keepResult(resultOf(shown, name));
      storedMark.set('da');
      setGone(taken.obracuni.length > 0 ? taken : undefined);
      setMessage(
        <>
          Sačuvano: <Typed>{name}</Typed>.
          {taken.obracuni.length > 0 && ' Novi je zauzeo mjesto najstarijeg, koji je uklonjen.'}
        </>,
      );
    } catch (error) {
      setMessage(`Nije sačuvano: ${reasonOf(error)}.`);
    }
  };
  const back = (contents: Contents) =>
    putBack(contents).then(
      () => setGone(undefined),
      (error: unknown) => setMessage(`Nije vraćeno: ${reasonOf(error)}.`),
    );
  return { message, undo: gone && (() => void back(gone)), keep };
}

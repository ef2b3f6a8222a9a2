import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { reasonOf } from '../../storage/db/cause.ts';
import type { StoredRecord } from '../../storage/db/tables.ts';
import type { Unreadable } from '../../storage/db/unreadable.ts';
import { useStored } from '../../storage/db/watch.ts';
import { stepWith } from '../../storage/fragment.ts';
import { Button } from '../../ui/controls/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Heading } from '../../ui/page/heading.tsx';
import { StoredList, UnreadableList } from '../../ui/saved-list/stored-list.tsx';
import { RemovalLine, useRemoval } from '../../ui/saved-list/use-removal.tsx';
import type { Called } from '../../ui/typed.tsx';
import type { Answer } from '../api/answer.ts';
import { writeFigure } from '../api/figure.ts';
import type { FormState } from '../form-state/form-state.ts';
import type { Form } from '../form-state/use-form.ts';
import { decodeInputs } from '../share-and-export/share-link.ts';
import { COMPARISON, Comparison, type Sides } from './comparison.tsx';
import { renameResult, storedResults, unreadableResults } from './keep-result.ts';
import { NameForm } from './name-form.tsx';
import { resultOf } from './result-of.ts';
import { ON_SCREEN } from './stored-mark.ts';
import type { StoredResult } from './stored-result.ts';
import styles from './stored-results.module.css';
import { ImportResults, TakeAlong } from './take-along.tsx';

const NONE: readonly StoredRecord<StoredResult>[] = [];
const ALL_READ: readonly Unreadable[] = [];
const SECTION = 'sacuvani-obracuni';

export interface StoredResultsProps {
  readonly form: Form;
  readonly chosen: FormState;
  readonly answer: Answer | undefined;
}

/** The calculations stored on this device: open, compare, export, delete. */
export function StoredResults({ form, chosen, answer }: StoredResultsProps) {
  const stored = useStored(storedResults, NONE);
  const unreadable = useStored(unreadableResults, ALL_READ);
  const removal = useRemoval();
  const [sides, setSides] = useState<Sides>();
  const [renamedId, setRenamedId] = useState<string>();
  const [, go] = useLocation();
  if (stored.length + unreadable.length === 0 && !removal.message) return answer ? <NoneStored /> : null;
  const shown = answer && resultOf({ definition: form.definition, chosen, answer }, 'Obračun na ekranu');
  const open = ({ content: { calculator, link } }: StoredRecord<StoredResult>) => {
    const isHere = calculator === form.definition.id;
    const state = isHere ? decodeInputs(form.definition, link) : undefined;
    if (state) form.restore(state);
    else if (!isHere) go(`/${calculator}`, { state: stepWith(link) });
  };
  /** The pressed button may be far from the new content, or removed: the focus moves to the content. */
  const compare = (next: Sides | undefined) => {
    flushSync(() => setSides(next));
    document.getElementById(next ? COMPARISON : SECTION)?.focus();
  };
  const renamed = stored.find(({ id }) => id === renamedId);
  const closeRenaming = () => {
    flushSync(() => setRenamedId(undefined));
    document.getElementById(SECTION)?.focus();
  };
  const isComparable = () => stored.length + (shown ? 1 : 0) > 1;
  return (
    <section className={joinClasses('onScreen stack3', styles.kept)} aria-labelledby={SECTION}>
      <Heading level={3} look="section" id={SECTION} tabIndex={-1}>
        Sačuvani obračuni
      </Heading>
      <StoredList
        things={stored}
        nameOf={nameOf}
        actions={[
          {
            text: 'Uporedi',
            act: ({ id }) => compare({ before: id, after: ON_SCREEN }),
            where: isComparable,
          },
          { text: 'Otvori', act: open },
          { text: 'Preimenuj', act: ({ id }) => setRenamedId(id) },
        ]}
        remove={(one) => removal.remove({ obracuni: [one.id] }, { typed: one.content.name })}
      />
      {renamed && <Renaming key={renamed.id} result={renamed} close={closeRenaming} />}
      {sides && (
        <Comparison
          stored={stored}
          shown={shown}
          sides={sides}
          choose={setSides}
          close={() => compare(undefined)}
        />
      )}
      <UnreadableList unreadable={unreadable} removal={removal} />
      <RemovalLine {...removal} />
      <div className="row2 outdent">
        <TakeAlong />
        {stored.length > 0 && (
          <Button
            look="quiet"
            onClick={() =>
              removal.removeMany({ obracuni: stored.map(({ id }) => id) }, 'svi sačuvani obračuni')
            }
          >
            Ukloni sve
          </Button>
        )}
      </div>
    </section>
  );
}

/** Says what appears here once something is stored. */
const NoneStored = () => (
  <div className={joinClasses('onScreen stack3', styles.kept)}>
    <p>Još nema sačuvanih obračuna. „Sačuvaj“ ih ostavlja samo na ovom uređaju.</p>
    <div className="row2 outdent">
      <ImportResults />
    </div>
  </div>
);

/** `Minimalac KV: Neto plata 1.197,50 KM` */
function nameOf({ content: { name, main, lines } }: StoredRecord<StoredResult>): Called {
  const line = lines.find((one) => one.name === main);
  return { typed: name, after: line && `: ${line.label} ${writeFigure(line)}` };
}

interface RenamingProps {
  readonly result: StoredRecord<StoredResult>;
  readonly close: () => void;
}

/** Renames a stored calculation; an empty name changes nothing. */
function Renaming({ result: { id, content }, close }: RenamingProps) {
  const [name, setName] = useState(content.name);
  const [message, setMessage] = useState('');
  const save = () =>
    void renameResult(id, name.trim() || content.name).then(close, (error: unknown) =>
      setMessage(`Nije preimenovano: ${reasonOf(error)}.`),
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
      <output>{message}</output>
    </>
  );
}

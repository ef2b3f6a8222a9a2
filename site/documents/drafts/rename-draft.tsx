import { useState } from 'react';
import { TextInput } from '../../fields/text-input.tsx';
import { reasonOf } from '../../storage/db/cause.ts';
import type { StoredDraft } from '../../storage/db/tables.ts';
import { renameDraft } from '../../storage/drafts/drafts.ts';
import { Button, Buttons } from '../../ui/controls/button.tsx';
import type { Called } from '../../ui/typed.tsx';

interface RenameDraftProps {
  readonly draft: StoredDraft;
  /** Its name in the list while it has none of its own. */
  readonly fallback: Called;
  readonly done: () => void;
}

/** The name of a draft of the list; without one it is called by its content again. */
export function RenameDraft({ draft, fallback, done }: RenameDraftProps) {
  const [text, setText] = useState(draft.name);
  const [problem, setProblem] = useState<string>();
  const save = () =>
    renameDraft(draft.id, text.trim()).then(done, (error: unknown) =>
      setProblem(`Nije uspjelo: ${reasonOf(error)}.`),
    );
  return (
    <>
      <TextInput
        id="novi-naziv-nacrta"
        label="Novi naziv nacrta"
        text={text}
        placeholder={`${fallback.before ?? ''}${fallback.typed}`}
        onText={setText}
      />
      <Buttons>
        <Button onClick={() => void save()}>Sačuvaj naziv</Button>
        <Button look="quiet" onClick={done}>
          Odustani
        </Button>
      </Buttons>
      <output>{problem}</output>
    </>
  );
}

import { Copy } from 'lucide-react';
import { useState } from 'react';
import { TextInput } from '../../fields/text-input.tsx';
import { reasonOf } from '../../storage/db/cause.ts';
import type { StoredDraft } from '../../storage/db/tables.ts';
import { copyDraft, type DraftKind } from '../../storage/drafts/drafts.ts';
import { Button } from '../../ui/controls/button.tsx';
import { StoredList } from '../../ui/saved-list/stored-list.tsx';
import type { Removal } from '../../ui/saved-list/use-removal.tsx';
import type { Called } from '../../ui/typed.tsx';
import { RenameDraft } from './rename-draft.tsx';
import type { Drafts } from './use-drafts.ts';

interface DraftsSectionProps<T> {
  readonly kind: Pick<DraftKind<T>, 'kind'>;
  readonly drafts: Drafts;
  /** Drafts except the current one. */
  readonly others: readonly StoredDraft<T>[];
  readonly removal: Removal;
  /** Name of a draft without one. */
  readonly nameOf: (draft: T) => Called;
}

/** The other drafts, and the name of the current one. */
export function DraftsSection<T>({ kind, drafts, others, removal, nameOf }: DraftsSectionProps<T>) {
  const [message, setMessage] = useState<string>();
  const [renamed, setRenamed] = useState<StoredDraft<T>>();
  const called = ({ name, content }: StoredDraft<T>): Called => {
    const own = name ? { typed: name } : nameOf(content);
    return own.typed || own.before ? own : { typed: '', before: 'Nacrt bez naziva' };
  };
  /** The draft as another one, by a name that says so; of the current draft too. */
  const copy = async (id: string) => {
    await drafts.settled();
    const made = await copyDraft(id, (one) => withCopy(called(one as StoredDraft<T>)));
    setMessage(made ? 'Kopija je u listi nacrta.' : 'Ovaj nacrt je prazan.');
  };
  const attempt = (work: Promise<void>) =>
    work.catch((error: unknown) => setMessage(`Nije uspjelo: ${reasonOf(error)}.`));
  const open = async (id: string) => {
    const isOpen = await drafts.open(id);
    setMessage(isOpen ? undefined : 'Nacrt je otvoren u drugoj kartici: pišite ga tamo.');
  };
  return (
    <>
      <TextInput
        id={`naziv-nacrta-${kind.kind}`}
        label="Naziv ovog nacrta (za listu)"
        text={drafts.name}
        onText={drafts.rename}
      />
      <div>
        <Button look="quiet" onClick={() => void attempt(copy(drafts.id))}>
          <Copy aria-hidden="true" size={16} /> Kopiraj ovaj nacrt
        </Button>
      </div>
      <StoredList
        title="Drugi nacrti"
        things={others}
        nameOf={called}
        actions={[
          { text: 'Otvori', act: ({ id }) => void open(id) },
          { text: 'Kopiraj', act: ({ id }) => void attempt(copy(id)) },
          { text: 'Preimenuj', act: setRenamed },
        ]}
        remove={(one) => removal.remove({ nacrti: [one.id] }, called(one))}
      />
      {renamed && (
        <RenameDraft
          key={renamed.id}
          draft={renamed}
          fallback={called(renamed)}
          done={() => setRenamed(undefined)}
        />
      )}
      <output>{message}</output>
    </>
  );
}

const withCopy = ({ before = '', typed, after = '' }: Called): string => `${before}${typed}${after} (kopija)`;

import { useState } from 'react';
import type { Database } from '../../device/kept/database.ts';
import { type DraftKind, draftsOf } from '../../device/kept/drafts/drafts.ts';
import { DOCUMENT_KINDS, type KeptDraft } from '../../device/kept/tables.ts';
import { TextInput } from '../../fields/text-input.tsx';
import { KeptList } from '../../parts/kept/kept-list.tsx';
import type { Removal } from '../../parts/kept/use-removal.tsx';
import { useWatched } from '../../parts/kept/use-watched.ts';
import type { Called } from '../../ui/typed.tsx';
import type { Drafts } from './use-drafts.ts';

interface DraftsSectionProps<T> {
  readonly kind: DraftKind<T>;
  readonly drafts: Drafts;
  readonly removal: Removal;
  /** What a draft without a name of its own is called. */
  readonly nameOf: (draft: T) => Called;
}

/** One query a kind: what watches the store asks anew when its query is another. */
const QUERIES = new Map(DOCUMENT_KINDS.map((kind) => [kind, (db: Database) => draftsOf(db, kind)]));

const NONE: readonly KeptDraft[] = [];
const nothing = async () => NONE;

/** The drafts beside the one being written, and what that one is called. */
export function DraftsSection<T>({ kind, drafts, removal, nameOf }: DraftsSectionProps<T>) {
  const kept = useWatched(QUERIES.get(kind.kind) ?? nothing, NONE);
  const [said, setSaid] = useState<string>();
  const others = kept.flatMap(({ content, ...rest }) => {
    const draft = rest.id === drafts.id ? undefined : kind.read(content);
    return draft === undefined ? [] : [{ ...rest, content: draft }];
  });
  const called = ({ name, content }: KeptDraft<T>): Called => {
    const own = name ? { typed: name } : nameOf(content);
    return own.typed || own.before ? own : { typed: '', before: 'Nacrt bez naziva' };
  };
  const open = async (id: string) => {
    const isOpen = await drafts.open(id);
    setSaid(isOpen ? undefined : 'Taj nacrt je otvoren u drugoj kartici: pišite ga tamo.');
  };
  return (
    <>
      <TextInput
        id={`naziv-nacrta-${kind.kind}`}
        label="Naziv ovog nacrta (za listu)"
        text={drafts.name}
        onText={drafts.rename}
      />
      <KeptList
        title="Drugi nacrti"
        things={others}
        nameOf={called}
        actions={[{ words: 'Otvori', act: ({ id }) => void open(id) }]}
        remove={(one) => removal.remove({ nacrti: [one.id] }, called(one))}
      />
      <output>{said}</output>
    </>
  );
}

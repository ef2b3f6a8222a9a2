import { useState } from 'react';
import { TextInput } from '../../fields/text-input.tsx';
import type { KeptDraft } from '../../storage/db/tables.ts';
import type { DraftKind } from '../../storage/drafts/drafts.ts';
import { KeptList } from '../../ui/saved-list/kept-list.tsx';
import type { Removal } from '../../ui/saved-list/use-removal.tsx';
import type { Called } from '../../ui/typed.tsx';
import type { Drafts } from './use-drafts.ts';

interface DraftsSectionProps<T> {
  readonly kind: Pick<DraftKind<T>, 'kind'>;
  readonly drafts: Drafts;
  /** Drafts except the current one. */
  readonly others: readonly KeptDraft<T>[];
  readonly removal: Removal;
  /** Name of a draft without one. */
  readonly nameOf: (draft: T) => Called;
}

/** The other drafts, and the name of the current one. */
export function DraftsSection<T>({ kind, drafts, others, removal, nameOf }: DraftsSectionProps<T>) {
  const [said, setSaid] = useState<string>();
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

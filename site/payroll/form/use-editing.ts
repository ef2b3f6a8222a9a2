import { useEffect, useState } from 'react';
import { reasonOf } from '../../storage/db/cause.ts';
import { contentKey } from '../../storage/db/content.ts';
import { askToPersist } from '../../storage/db/persist.ts';
import type { Kept } from '../../storage/db/tables.ts';
import type { NotKept, Saved } from '../../storage/payroll/save.ts';
import { type SomeOf, withPart } from './some-of.ts';

/** Something kept, as it is being changed in this tab. */
export interface Editing<T> {
  readonly draft: T;
  /** What is undefined is left out. */
  readonly change: (part: SomeOf<T>) => void;
  readonly isChanged: boolean;
  /** What became of the last save. */
  readonly said: string | undefined;
  /** True when another tab has changed it while it was being changed here. */
  readonly isChangedElsewhere: boolean;
  /** Goes back to what is kept, which another tab may have left. */
  readonly discard: () => void;
  /** The next save takes the place of what the other tab left. */
  readonly keepMine: () => void;
  readonly save: () => Promise<boolean>;
}

interface Edit<T> {
  /** What the change began from. */
  readonly base: Kept<T>;
  readonly draft: T;
  /** It was saved here, and is not read back yet: what is read until then is what stood there before. */
  readonly isAwaited?: boolean;
}

/** What was changed and not saved, for as long as the page is open: a look elsewhere loses nothing. */
const unsaved = new Map<string, Edit<unknown>>();

interface Edited<T> {
  /** What it is known by while it is not saved. */
  readonly key: string;
  /** As it now stands on the device; of something new, empty. */
  readonly kept: Kept<T>;
  readonly isNew: boolean;
  readonly put: (content: T, known: number | undefined) => Promise<Saved<T> | NotKept>;
}

/** Lets a kept thing be changed and saved, never over what another tab has changed meanwhile. */
export function useEditing<T>({ key, kept, isNew, put }: Edited<T>): Editing<T> {
  const untouched: Edit<T> = { base: kept, draft: kept.content };
  const [edit, setEdit] = useState(() => (unsaved.get(key) as Edit<T> | undefined) ?? untouched);
  const [said, setSaid] = useState<string>();
  const { base, draft } = edit;
  const isChanged = contentKey(draft) !== contentKey(base.content);
  // Later, or earlier where a copy was brought in.
  const isOther = edit.isAwaited ? kept.changed > base.changed : kept.changed !== base.changed;
  if (isOther && !isChanged) setEdit(untouched);
  else if (edit.isAwaited && kept.changed === base.changed) setEdit({ base, draft });
  useEffect(() => {
    if (isChanged) unsaved.set(key, edit);
    else unsaved.delete(key);
  }, [key, edit, isChanged]);
  const save = async (): Promise<boolean> => {
    try {
      const saved = await put(draft, isNew ? undefined : base.changed);
      if ('refused' in saved) {
        setSaid(`Nije sačuvano: ${saved.refused}`);
        return false;
      }
      if ('elsewhere' in saved) {
        setSaid(saved.elsewhere ? undefined : 'Nije sačuvano: u drugoj kartici je uklonjeno.');
        return false;
      }
      unsaved.delete(key);
      setEdit((now) => ({
        base: saved.kept,
        draft: now.draft === draft ? saved.kept.content : now.draft,
        isAwaited: true,
      }));
      setSaid('Sačuvano.');
      void askToPersist();
      return true;
    } catch (error) {
      setSaid(`Nije sačuvano: ${reasonOf(error)}.`);
      return false;
    }
  };
  return {
    draft,
    change: (part) => {
      setSaid(undefined);
      setEdit((now) => ({ ...now, draft: withPart(now.draft, part) }));
    },
    isChanged,
    said,
    isChangedElsewhere: isOther && isChanged,
    discard: () => setEdit(untouched),
    keepMine: () => setEdit((now) => ({ ...now, base: { ...now.base, changed: kept.changed } })),
    save,
  };
}

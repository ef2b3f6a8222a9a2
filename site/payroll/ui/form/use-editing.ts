import { useEffect, useState } from 'react';
import { reasonOf } from '../../../storage/db/cause.ts';
import { contentKey } from '../../../storage/db/content.ts';
import { requestPersistence } from '../../../storage/db/persist.ts';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import type { NotSaved, Saved } from '../../../storage/payroll/save.ts';
import { type SomeOf, withPart } from './some-of.ts';

/** A stored record while it is edited in this tab. */
export interface Editing<T> {
  readonly draft: T;
  /** Undefined properties are omitted. */
  readonly change: (part: SomeOf<T>) => void;
  readonly isChanged: boolean;
  /** Outcome of the last save. */
  readonly message: string | undefined;
  /** True when another tab has changed the record during this edit. */
  readonly isChangedElsewhere: boolean;
  /** Reverts to the stored record, possibly of another tab. */
  readonly discard: () => void;
  /** Lets the next save overwrite the change of the other tab. */
  readonly keepMine: () => void;
  readonly save: () => Promise<boolean>;
}

interface Edit<T> {
  /** The record before the change. */
  readonly base: StoredRecord<T>;
  readonly draft: T;
  /** Saved here and not read back yet: until then queries return the previous version. */
  readonly isAwaited?: boolean;
}

/** Unsaved changes, while the page is open: navigation loses nothing. */
const unsaved = new Map<string, Edit<unknown>>();

interface Edited<T> {
  /** Key of the unsaved changes. */
  readonly key: string;
  /** The stored record; empty for a new one. */
  readonly stored: StoredRecord<T>;
  readonly isNew: boolean;
  readonly put: (content: T, known: number | undefined) => Promise<Saved<T> | NotSaved>;
}

/** Edits and saves a stored record, without overwriting changes of another tab. */
export function useEditing<T>({ key, stored, isNew, put }: Edited<T>): Editing<T> {
  const untouched: Edit<T> = { base: stored, draft: stored.content };
  const [edit, setEdit] = useState(() => (unsaved.get(key) as Edit<T> | undefined) ?? untouched);
  const [message, setMessage] = useState<string>();
  const { base, draft } = edit;
  const isChanged = contentKey(draft) !== contentKey(base.content);
  // Later, or earlier when a copy was imported.
  const isOther = edit.isAwaited ? stored.changed > base.changed : stored.changed !== base.changed;
  if (isOther && !isChanged) setEdit(untouched);
  else if (edit.isAwaited && stored.changed === base.changed) setEdit({ base, draft });
  useEffect(() => {
    if (isChanged) unsaved.set(key, edit);
    else unsaved.delete(key);
  }, [key, edit, isChanged]);
  const save = async (): Promise<boolean> => {
    try {
      const saved = await put(draft, isNew ? undefined : base.changed);
      if ('refused' in saved) {
        setMessage(`Nije sačuvano: ${saved.refused}`);
        return false;
      }
      if ('elsewhere' in saved) {
        setMessage(saved.elsewhere ? undefined : 'Nije sačuvano: u drugoj kartici je uklonjeno.');
        return false;
      }
      unsaved.delete(key);
      setEdit((now) => ({
        base: saved.stored,
        draft: now.draft === draft ? saved.stored.content : now.draft,
        isAwaited: true,
      }));
      setMessage('Sačuvano.');
      void requestPersistence();
      return true;
    } catch (error) {
      setMessage(`Nije sačuvano: ${reasonOf(error)}.`);
      return false;
    }
  };
  return {
    draft,
    change: (part) => {
      setMessage(undefined);
      setEdit((now) => ({ ...now, draft: withPart(now.draft, part) }));
    },
    isChanged,
    message,
    isChangedElsewhere: isOther && isChanged,
    discard: () => setEdit(untouched),
    keepMine: () => setEdit((now) => ({ ...now, base: { ...now.base, changed: stored.changed } })),
    save,
  };
}

import { type ReadStored, readTyped } from '@obracun/engine/documents/read-stored.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { reasonOf } from '../../../storage/db/cause.ts';
import { contentKey } from '../../../storage/db/content.ts';
import { requestPersistence } from '../../../storage/db/persist.ts';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import type { NotSaved, Saved } from '../../../storage/payroll/save.ts';
import {
  forgetRemoved,
  logTyped,
  recoverTyped,
  type TypedRecord,
} from '../../../storage/payroll/typed-records.ts';
import { partBetween, type SomeOf, withPart } from './some-of.ts';

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
  /** Puts what was changed here over the record of the other tab, for the next save. */
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

/** Unsaved changes, while the page is open: navigation loses nothing. The log has them too, for when the tab is killed. */
const unsaved = new Map<string, Edit<unknown>>();

interface Edited<T> {
  /** Key of the unsaved changes. */
  readonly key: string;
  /** The stored record; empty for a new one. */
  readonly stored: StoredRecord<T>;
  readonly isNew: boolean;
  readonly read: (content: unknown, read: ReadStored) => T | undefined;
  readonly put: (content: T, known: number | undefined) => Promise<Saved<T> | NotSaved>;
}

/** Edits and saves a stored record, without overwriting changes of another tab. */
export function useEditing<T extends { readonly id: string }>(edited: Edited<T>): Editing<T> {
  const { key, stored, isNew, put } = edited;
  const untouched: Edit<T> = { base: stored, draft: stored.content };
  const [edit, setEdit] = useState(() => (unsaved.get(key) as Edit<T> | undefined) ?? untouched);
  const [message, setMessage] = useState<string>();
  const { base, draft } = edit;
  const isChanged = contentKey(draft) !== contentKey(base.content);
  // Later, or earlier when a copy was imported.
  const isOther = edit.isAwaited ? stored.changed > base.changed : stored.changed !== base.changed;
  if (isOther && !isChanged) setEdit(untouched);
  else if (edit.isAwaited && stored.changed === base.changed) setEdit({ base, draft });
  useEffect(() => hold(key, isChanged ? edit : undefined), [key, edit, isChanged]);
  useLeft(edited, (left) => {
    if (isChanged) return false;
    hold(key, left);
    setEdit(left);
    return true;
  });
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
      hold(key, undefined);
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
    keepMine: () =>
      setEdit((now) => ({
        base: stored,
        draft: withPart(stored.content, partBetween(now.base.content, now.draft)),
      })),
    save,
  };
}

/** @param edit undefined once it is saved or discarded */
function hold<T extends { readonly id: string }>(key: string, edit: Edit<T> | undefined): void {
  if (edit) unsaved.set(key, edit);
  else unsaved.delete(key);
  logTyped(key, edit && typedOf(edit));
}

function typedOf<T extends { readonly id: string }>({ base, draft }: Edit<T>): Omit<TypedRecord, 'of'> {
  const { changed: known, content } = base;
  const part = known === 0 ? draft : partBetween(content, draft);
  const values = Object.entries(part).map(([name, value]) => [name, value ?? null]);
  return { id: draft.id, known, part: Object.fromEntries(values) };
}

/**
 * Takes what a killed tab left of the record, over what is stored now: changes of others since stay.
 * @param take false when it cannot be shown now
 */
function useLeft<T extends { readonly id: string }>(
  { key, stored, read }: Edited<T>,
  take: (left: Edit<T>) => boolean,
): void {
  const editOf = useEffectEvent(({ known, part }: TypedRecord): Edit<T> | undefined => {
    const values = Object.entries(part).map(([name, value]) => [name, value ?? undefined]);
    const draft = read(withPart(stored.content, Object.fromEntries(values)), readTyped);
    return draft && { base: { ...stored, changed: known }, draft };
  });
  const takeOne = useEffectEvent(take);
  useEffect(() => {
    let isFull = false;
    const takeFirst = (left: Edit<T>): boolean => {
      if (contentKey(left.draft) === contentKey(left.base.content)) return true;
      if (isFull || !takeOne(left)) return false;
      isFull = true;
      return true;
    };
    recoverTyped(key, editOf, takeFirst)
      .then(forgetRemoved)
      .catch(() => undefined);
    return () => {
      isFull = true;
    };
  }, [key]);
}

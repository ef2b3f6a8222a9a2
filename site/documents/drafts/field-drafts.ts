import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { useState } from 'react';
import { contentKey } from '../../storage/db/content.ts';
import type { DraftKind } from '../../storage/drafts/drafts.ts';
import { type Drafts, useDrafts } from './use-drafts.ts';

/** Drafts of fields, and an empty one. */
export interface FieldDrafts<T> extends DraftKind<T> {
  readonly empty: T;
}

/**
 * Parser for drafts of fields: a value that does not fit its field is read as empty, so any draft is readable; the lost part
 * is set aside.
 * @param read the fields of a stored draft; of null, all of them empty
 */
export function fieldDrafts<T extends object>(
  kind: DraftKind<T>['kind'],
  read: (content: unknown) => T,
): FieldDrafts<T> {
  const empty = read(null);
  const blank = contentKey(empty);
  return {
    kind,
    empty,
    read: (content) => (isJsonObject(content) ? read(content) : undefined),
    isBlank: (values) => contentKey(values) === blank,
    loses: (content, values) => {
      const there = new Map<string, unknown>(Object.entries(values));
      return (
        isJsonObject(content) &&
        Object.entries(content).some(
          ([name, value]) => !isEmpty(value) && contentKey(value) !== contentKey(there.get(name)),
        )
      );
    },
  };
}

const isEmpty = (value: unknown): boolean => value === '' || value === null || value === undefined;

export interface FilledForm<T> {
  readonly values: T;
  /** Key of the form: a new value renders it again. */
  readonly form: number;
  readonly drafts: Drafts;
  readonly change: (part: Partial<T>) => void;
  readonly clear: () => void;
  /** Starts another document; this one stays among the drafts. */
  readonly startNew: () => void;
}

/** The form, restored from this browser and saved in it. */
export function useFilledForm<T extends object>(kind: FieldDrafts<T>): FilledForm<T> {
  const { empty } = kind;
  const [untouched] = useState({ values: empty, form: 0 });
  const [{ values, form }, setState] = useState(untouched);
  // Before any input the fields take the stored values as they are.
  const replace = (next: T) =>
    setState((last) => ({ values: next, form: last === untouched ? 0 : last.form + 1 }));
  const drafts = useDrafts(kind, values, (stored) => replace(stored ?? empty));
  return {
    values,
    form,
    drafts,
    change: (part) => setState((last) => ({ ...last, values: { ...last.values, ...part } })),
    clear: () => replace(empty),
    startNew: () => {
      drafts.start();
      replace(empty);
    },
  };
}

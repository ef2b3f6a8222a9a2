import { useState } from 'react';
import type { FieldDrafts } from './field-drafts.ts';
import { type Drafts, useDrafts } from './use-drafts.ts';

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
  const drafts = useDrafts(kind, values, (kept) => replace(kept ?? empty));
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

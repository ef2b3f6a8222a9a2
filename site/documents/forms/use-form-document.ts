import type { FormDocument } from '@obracun/engine/documents/forms/form-document.ts';
import type { AnyValues } from '@obracun/engine/documents/forms/form-field.ts';
import { readValues } from '@obracun/engine/documents/forms/read-values.ts';
import { useMemo, useState } from 'react';
import { type Drafts, useDrafts } from '../keeping/use-drafts.ts';
import { formDrafts } from './form-drafts.ts';

export interface FilledForm {
  readonly values: AnyValues;
  /** The form is drawn anew when this changes. */
  readonly form: number;
  readonly drafts: Drafts;
  readonly change: (part: AnyValues) => void;
  readonly clear: () => void;
  /** Begins another document; this one stays among the drafts. */
  readonly startNew: () => void;
}

/** The form being filled in, restored from this browser and kept in it. */
export function useFormDocument(document: FormDocument): FilledForm {
  const { kind, empty } = useMemo(
    () => ({ kind: formDrafts(document), empty: readValues(document.fields, null) }),
    [document],
  );
  const [untouched] = useState({ values: empty, form: 0 });
  const [{ values, form }, setState] = useState(untouched);
  // Before anybody wrote in them, the fields take over what was kept as they are.
  const replace = (next: AnyValues) =>
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

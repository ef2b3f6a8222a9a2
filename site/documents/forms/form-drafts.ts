import type { FormDocument } from '@obracun/engine/documents/forms/form-document.ts';
import type { AnyValues } from '@obracun/engine/documents/forms/form-field.ts';
import { readValues } from '@obracun/engine/documents/forms/read-values.ts';
import { isJsonObject } from '@obracun/engine/kernel/reading/json-object.ts';
import { contentKey } from '../../device/kept/content.ts';
import type { DraftKind } from '../../device/kept/drafts/drafts.ts';

/** How drafts of a form are read: what no longer fits its field comes back empty, and what a draft then lacks is set aside. */
export function formDrafts({ kind, fields }: FormDocument): DraftKind<AnyValues> {
  const blank = contentKey(readValues(fields, null));
  return {
    kind,
    read: (content) => (isJsonObject(content) ? readValues(fields, content) : undefined),
    isBlank: (values) => contentKey(values) === blank,
    loses: (content, values) =>
      isJsonObject(content) &&
      Object.entries(content).some(
        ([name, value]) => !isEmpty(value) && contentKey(value) !== contentKey(values[name]),
      ),
  };
}

const isEmpty = (value: unknown): boolean => value === '' || value === null || value === undefined;

import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { contentKey } from '../../storage/db/content.ts';
import type { DraftKind } from '../../storage/drafts/drafts.ts';

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

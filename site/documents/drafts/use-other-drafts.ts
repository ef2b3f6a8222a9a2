import type { Database } from '../../storage/db/database.ts';
import { DOCUMENT_KINDS, type StoredDraft } from '../../storage/db/tables.ts';
import { useStored } from '../../storage/db/watch.ts';
import { type DraftKind, draftsOf } from '../../storage/drafts/drafts.ts';
import type { Drafts } from './use-drafts.ts';

/** One query per kind: the store hook queries again when its query changes. */
const QUERIES = new Map(DOCUMENT_KINDS.map((kind) => [kind, (db: Database) => draftsOf(db, kind)]));

const NONE: readonly StoredDraft[] = [];
const nothing = async () => NONE;

/** The drafts of a kind except the current one. */
export function useOtherDrafts<T>(kind: DraftKind<T>, { id }: Pick<Drafts, 'id'>): readonly StoredDraft<T>[] {
  const stored = useStored(QUERIES.get(kind.kind) ?? nothing, NONE);
  return stored.flatMap(({ content, ...rest }) => {
    const draft = rest.id === id ? undefined : kind.read(content);
    return draft === undefined ? [] : [{ ...rest, content: draft }];
  });
}

/** Summary of a fold, so that a draft of another tab does not seem lost. */
export const withOthers = (line: string, others: readonly unknown[]): string =>
  others.length === 0 ? line : `${line} · drugi nacrti: ${others.length}`;

import { ask } from '../db/ask.ts';
import { type KeptDraft, newId } from '../db/tables.ts';
import { claim } from '../lock.ts';
import { DraftWriter, type SaveResult } from './draft-writer.ts';
import { type DraftKind, draftsOf, setDraftAside } from './drafts.ts';
import { keepLeft } from './left-drafts.ts';

export interface OpenedDraft<T> {
  readonly id: string;
  readonly name: string;
  readonly draft: T;
}

export interface DraftKeeper<T> {
  /** The newest draft that no other tab has open; undefined when there is none. */
  readonly openLatest: () => Promise<OpenedDraft<T> | undefined>;
  /** Undefined when another tab has it open, or it is no more. */
  readonly open: (id: string) => Promise<OpenedDraft<T> | undefined>;
  /** From now on another draft is kept. */
  readonly start: () => string;
  /** Keeps the current draft as it now is; the newest state is tried until it is kept. */
  readonly keep: (draft: T, name: string) => void;
  /** Resolves once all is kept, or has failed to be. */
  readonly settled: () => Promise<void>;
  /** The page is being left, perhaps for good: what is not kept yet is written down. */
  readonly leave: () => void;
  /** It was not for good. */
  readonly comeBack: () => void;
  readonly end: () => void;
}

/**
 * Keeps what is written in one tab. A draft is held by one tab at a time; where the browser has no locks, a draft that
 * changed under this tab's hands is left alone and this one goes on under another identity.
 */
export function draftKeeper<T>(
  kind: DraftKind<T>,
  tell: (keeping: SaveResult, id: string) => void,
): DraftKeeper<T> {
  let id = newId();
  let releaseLock: (() => void) | undefined;
  let isOver = false;
  const writer = new DraftWriter({
    kind,
    tell: (keeping) => tell(keeping, id),
    moved: (from, to) => {
      if (id === from) id = to;
    },
  });

  // On a full device what was left waits on, and what is kept is opened all the same: that it is full is said with the next key.
  const takeLeft = () => keepLeft(kind).catch(() => undefined);

  const take = (next: string, release: (() => void) | undefined) => {
    const before = releaseLock;
    void writer.settled().then(before);
    id = next;
    releaseLock = release;
    if (isOver) release?.();
  };

  const hold = async (kept: KeptDraft): Promise<OpenedDraft<T> | undefined> => {
    const draft = kind.read(kept.content);
    const release = draft === undefined ? undefined : await claim(lockOf(kept.id));
    if (draft === undefined || release === undefined) return undefined;
    if (kind.loses?.(kept.content, draft)) await setDraftAside(kept);
    writer.know(kept, draft);
    take(kept.id, release);
    return { id: kept.id, name: kept.name, draft };
  };

  const holdNew = async (next: string): Promise<void> => {
    const release = await claim(lockOf(next));
    if (id === next && !isOver) releaseLock = release;
    else release?.();
  };

  return {
    openLatest: async () => {
      await takeLeft();
      for (const kept of await ask((db) => draftsOf(db, kind.kind))) {
        const opened = await hold(kept);
        if (opened) return opened;
      }
      return undefined;
    },
    open: async (wanted) => {
      await writer.settled();
      await takeLeft();
      const kept = await ask((db) => db.nacrti.get(wanted));
      return kept && (await hold(kept));
    },
    start: () => {
      const next = newId();
      take(next, undefined);
      void holdNew(next);
      return next;
    },
    keep: (draft, name) => writer.keep(id, draft, name),
    settled: () => writer.settled(),
    leave: () => writer.leave(),
    comeBack: () => writer.comeBack(),
    end: () => {
      isOver = true;
      void writer.end().finally(() => releaseLock?.());
    },
  };
}

const lockOf = (id: string): string => `obracun-plata.nacrt.${id}`;

import { claim } from '../lock.ts';
import { ask } from './ask.ts';
import { causeOf, sentenceOf } from './cause.ts';
import { contentKey } from './content.ts';
import { type DraftKind, draftsOf, type Keeping } from './drafts.ts';
import { type KeptDraft, newId, stamp } from './tables.ts';

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
  readonly end: () => void;
}

const RETRY_MS = 5000;

interface Waiting<T> {
  readonly draft: T;
  readonly name: string;
}

/**
 * Keeps what is written in one tab. A draft is held by one tab at a time; where the browser has no locks, a draft that
 * changed under this tab's hands is left alone and this one goes on under another identity.
 */
export function draftKeeper<T>(
  kind: DraftKind<T>,
  tell: (keeping: Exclude<Keeping, 'loading'>, id: string) => void,
): DraftKeeper<T> {
  const waiting = new Map<string, Waiting<T>>();
  const known = new Map<string, number>();
  const lastAsked = new Map<string, string>();
  let id = newId();
  let letGo: (() => void) | undefined;
  let working: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const take = (next: string, release: (() => void) | undefined) => {
    const before = letGo;
    void settled().then(before);
    id = next;
    letGo = release;
    if (isOver) release?.();
  };

  const hold = async (kept: KeptDraft): Promise<OpenedDraft<T> | undefined> => {
    const draft = kind.read(kept.content);
    const release = draft === undefined ? undefined : await claim(lockOf(kept.id));
    if (draft === undefined || release === undefined) return undefined;
    if (kind.loses?.(kept.content, draft)) await setAside(kept);
    known.set(kept.id, kept.changed);
    lastAsked.set(kept.id, contentKey([draft, kept.name]));
    take(kept.id, release);
    return { id: kept.id, name: kept.name, draft };
  };

  const holdNew = async (next: string): Promise<void> => {
    const release = await claim(lockOf(next));
    if (id === next && !isOver) letGo = release;
    else release?.();
  };

  const save = async (which: string, { draft, name }: Waiting<T>): Promise<void> => {
    const saved = await saveDraft(
      { id: which, kind: kind.kind, name, content: draft },
      known.get(which),
      kind.isBlank(draft),
    );
    known.set(saved.id, saved.changed);
    if (saved.id !== which && id === which) id = saved.id;
  };

  const work = async (): Promise<void> => {
    for (const [which, state] of waiting) {
      await save(which, state);
      if (waiting.get(which) === state) waiting.delete(which);
    }
    if (waiting.size > 0) await work();
  };

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    working ??= work()
      .then(
        () => tell('kept', id),
        (error: unknown) => {
          tell(failed(error), id);
          timer = setTimeout(() => void flush(), RETRY_MS);
        },
      )
      .finally(() => {
        working = undefined;
      });
    return working;
  };

  const settled = (): Promise<void> => (waiting.size > 0 ? flush() : Promise.resolve());

  return {
    openLatest: async () => {
      for (const kept of await ask((db) => draftsOf(db, kind.kind))) {
        const opened = await hold(kept);
        if (opened) return opened;
      }
      return undefined;
    },
    open: async (wanted) => {
      await settled();
      const kept = await ask((db) => db.nacrti.get(wanted));
      return kept && (await hold(kept));
    },
    start: () => {
      const next = newId();
      take(next, undefined);
      void holdNew(next);
      return next;
    },
    keep: (draft, name) => {
      const asked = contentKey([draft, name]);
      if (lastAsked.get(id) === asked) return;
      lastAsked.set(id, asked);
      waiting.set(id, { draft, name });
      void flush();
    },
    settled,
    end: () => {
      isOver = true;
      void settled().finally(() => {
        clearTimeout(timer);
        letGo?.();
      });
    },
  };
}

/** What keeping comes to after this error. */
export const failed = (error: unknown): Exclude<Keeping, string> => ({ because: sentenceOf(causeOf(error)) });

const lockOf = (id: string): string => `obracun-plata.nacrt.${id}`;

/** Puts the draft where it stood, unless another tab has changed it there. */
const saveDraft = (
  draft: Omit<KeptDraft, 'changed'>,
  known: number | undefined,
  isBlank: boolean,
): Promise<{ readonly id: string; readonly changed: number }> =>
  ask((db) =>
    db.transaction('rw', db.nacrti, async () => {
      const there = await db.nacrti.get(draft.id);
      const isForeign = there !== undefined && there.changed !== known;
      const id = isForeign ? newId() : draft.id;
      const changed = Math.max(stamp(), (there?.changed ?? 0) + 1);
      if (!isBlank) await db.nacrti.put({ ...draft, id, changed });
      else if (!isForeign) await db.nacrti.delete(id);
      return { id, changed };
    }),
  );

/** Under an identity of that draft and moment, so that it is set aside once. */
const setAside = ({ id, changed, content, kind }: KeptDraft): Promise<unknown> =>
  ask((db) => db.odlozeno.put({ id: `${id}.${changed}`, changed, content, kind, name: `nacrt: ${kind}` }));

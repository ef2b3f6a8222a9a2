import { ask } from '../db/ask.ts';
import { reasonOf } from '../db/cause.ts';
import { contentKey } from '../db/content.ts';
import { type KeptDraft, newId } from '../db/tables.ts';
import { claim } from '../lock.ts';
import { type DraftKind, draftsOf, type SaveStatus, saveDraft, setDraftAside } from './drafts.ts';
import { forgetLeft, keepLeft, writeLeft } from './left-drafts.ts';

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

/** What came of keeping. */
type SaveResult = Exclude<SaveStatus, 'loading'>;

interface WriterOptions<T> {
  readonly kind: DraftKind<T>;
  readonly tell: (keeping: SaveResult) => void;
  /** Another tab has changed the draft: what this one writes goes on under another identity. */
  readonly moved: (from: string, to: string) => void;
}

interface Waiting<T> {
  readonly draft: T;
  readonly name: string;
}

const RETRY_MS = 5000;

/** Writes the drafts of one tab: the newest state of each, until the device has taken it. */
class DraftWriter<T> {
  private readonly options: WriterOptions<T>;
  private readonly page = newId();
  private readonly waiting = new Map<string, Waiting<T>>();
  /** When each was last changed, as far as this tab knows. */
  private readonly known = new Map<string, number>();
  private readonly lastAsked = new Map<string, string>();
  private working: Promise<void> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: WriterOptions<T>) {
    this.options = options;
  }

  /** A draft as it is kept: the same need not be written. */
  know({ id, changed, name }: KeptDraft, draft: T): void {
    this.known.set(id, changed);
    this.lastAsked.set(id, contentKey([draft, name]));
  }

  keep(id: string, draft: T, name: string): void {
    const asked = contentKey([draft, name]);
    if (this.lastAsked.get(id) === asked) return;
    this.lastAsked.set(id, asked);
    this.waiting.set(id, { draft, name });
    void this.flush();
  }

  /** Resolves once all is kept, or has failed to be. */
  settled(): Promise<void> {
    return this.waiting.size > 0 ? this.flush() : Promise.resolve();
  }

  /** The page is left: what waits is written down, since the database may not take it any more. */
  leave(): void {
    for (const [id, { draft, name }] of this.waiting)
      writeLeft(
        { id, kind: this.options.kind.kind, name, content: draft, known: this.known.get(id) },
        this.page,
      );
  }

  /** It is here again, as when a browser goes back to it, and keeps by itself what waited. */
  comeBack(): void {
    for (const id of this.known.keys()) forgetLeft(id, this.page);
    for (const id of this.waiting.keys()) forgetLeft(id, this.page);
  }

  /** Nothing is tried again after this last attempt: what it could not keep is written down. */
  async end(): Promise<void> {
    await this.settled();
    clearTimeout(this.timer);
    this.leave();
  }

  private flush(): Promise<void> {
    clearTimeout(this.timer);
    this.working ??= this.work().finally(() => {
      this.working = undefined;
    });
    return this.working;
  }

  private async work(): Promise<void> {
    try {
      for (const [id, state] of this.waiting) await this.save(id, state);
      this.options.tell('kept');
    } catch (error) {
      this.options.tell({ because: reasonOf(error) });
      this.timer = setTimeout(() => void this.flush(), RETRY_MS);
    }
  }

  private async save(id: string, state: Waiting<T>): Promise<void> {
    const { kind, isBlank } = this.options.kind;
    const { draft, name } = state;
    const saved = await saveDraft({ id, kind, name, content: draft }, this.known.get(id), isBlank(draft));
    this.known.set(saved.id, saved.changed);
    const newest = this.waiting.get(id);
    this.waiting.delete(id);
    // Put at the end again, what was written meanwhile has its turn yet.
    if (newest && newest !== state) this.waiting.set(saved.id, newest);
    if (saved.id !== id) this.options.moved(id, saved.id);
  }
}

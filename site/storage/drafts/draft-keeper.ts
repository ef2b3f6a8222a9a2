import { reasonOf } from '../db/cause.ts';
import { contentKey } from '../db/content.ts';
import { isCreated } from '../db/creation.ts';
import { newId, type StoredDraft, stamp } from '../db/tables.ts';
import { withDatabase } from '../db/with-database.ts';
import type { WriteAheadLog } from '../db/write-ahead-log.ts';
import { claim } from '../lock.ts';
import { type DraftKind, draftsOf, type SaveStatus, saveDraft, setDraftAside } from './drafts.ts';
import { draftLog, saveUnsaved, type UnsavedDraft } from './left-drafts.ts';

export interface OpenedDraft<T> {
  readonly id: string;
  readonly name: string;
  readonly draft: T;
}

export interface DraftKeeper<T> {
  /** The newest draft that no other tab has open; undefined when there is none. */
  readonly openLatest: () => Promise<OpenedDraft<T> | undefined>;
  /** Undefined when another tab has it open, or it is deleted. */
  readonly open: (id: string) => Promise<OpenedDraft<T> | undefined>;
  /** Saves further changes as another draft. */
  readonly start: () => string;
  /** Saves the current draft; the newest state is retried until it is saved. */
  readonly keep: (draft: T, name: string) => void;
  /** Resolves when everything is saved, or has failed to be. */
  readonly settled: () => Promise<void>;
  readonly end: () => void;
}

/**
 * Saves the drafts of one tab. A draft is locked by one tab at a time; without locks, a draft that
 * another tab changed is not overwritten, and this tab continues under another identity.
 */
export function draftKeeper<T>(
  kind: DraftKind<T>,
  tell: (keeping: SaveResult, id: string) => void,
): DraftKeeper<T> {
  let id = newId();
  let releaseLock: (() => void) | undefined;
  let isOver = false;
  const log = draftLog();
  const writer = new DraftWriter({
    kind,
    log,
    tell: (keeping) => tell(keeping, id),
    moved: (from, to) => {
      if (id === from) id = to;
    },
  });

  // On a full device drafts left earlier wait, and stored ones open anyway: the next key reports that it is full.
  const takeLeft = () => saveUnsaved(kind, log).catch(() => undefined);

  const take = (next: string, release: (() => void) | undefined) => {
    const before = releaseLock;
    void writer.settled().then(before);
    id = next;
    releaseLock = release;
    if (isOver) release?.();
  };

  const hold = async (stored: StoredDraft): Promise<OpenedDraft<T> | undefined> => {
    const draft = kind.read(stored.content);
    const release = draft === undefined ? undefined : await claim(lockOf(stored.id));
    if (draft === undefined || release === undefined) return undefined;
    if (kind.loses?.(stored.content, draft)) await setDraftAside(stored);
    writer.know(stored, draft);
    take(stored.id, release);
    return { id: stored.id, name: stored.name, draft };
  };

  const holdNew = async (next: string): Promise<void> => {
    const release = await claim(lockOf(next));
    if (id === next && !isOver) releaseLock = release;
    else release?.();
  };

  return {
    openLatest: async () => {
      await takeLeft();
      if (!(await isCreated())) return undefined;
      for (const stored of await withDatabase((db) => draftsOf(db, kind.kind))) {
        const opened = await hold(stored);
        if (opened) return opened;
      }
      return undefined;
    },
    open: async (wanted) => {
      await writer.settled();
      await takeLeft();
      const stored = await withDatabase((db) => db.nacrti.get(wanted));
      return stored && (await hold(stored));
    },
    start: () => {
      const next = newId();
      take(next, undefined);
      void holdNew(next);
      return next;
    },
    keep: (draft, name) => writer.keep(id, draft, name),
    settled: () => writer.settled(),
    end: () => {
      isOver = true;
      void writer.end().finally(() => releaseLock?.());
    },
  };
}

const lockOf = (id: string): string => `obracun-plata.nacrt.${id}`;

/** Outcome of a save. */
type SaveResult = Exclude<SaveStatus, 'loading'>;

interface WriterOptions<T> {
  readonly kind: DraftKind<T>;
  readonly log: WriteAheadLog;
  readonly tell: (keeping: SaveResult) => void;
  /** Another tab has changed the draft: further changes of this tab are saved under another identity. */
  readonly moved: (from: string, to: string) => void;
}

interface Waiting<T> {
  readonly draft: T;
  readonly name: string;
}

const RETRY_MS = 5000;

/** Write queue of the drafts of one tab: the newest state of each, until it is stored. */
class DraftWriter<T> {
  private readonly options: WriterOptions<T>;
  private readonly waiting = new Map<string, Waiting<T>>();
  /** Moment of the last change of each, as known to this tab. */
  private readonly known = new Map<string, number>();
  /** Moment of the version that is being written. */
  private readonly begun = new Map<string, number>();
  private readonly lastWritten = new Map<string, string>();
  private working: Promise<void> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: WriterOptions<T>) {
    this.options = options;
  }

  /** A stored draft: an equal one is not written again. */
  know({ id, changed, name }: StoredDraft, draft: T): void {
    this.known.set(id, changed);
    this.lastWritten.set(id, contentKey([draft, name]));
  }

  keep(id: string, draft: T, name: string): void {
    const key = contentKey([draft, name]);
    if (this.lastWritten.get(id) === key) return;
    if (this.isUntouched(id) && this.options.kind.isBlank(draft)) return;
    this.lastWritten.set(id, key);
    this.waiting.set(id, { draft, name });
    void this.flush();
    this.logWaiting(id);
  }

  /** Nothing of it is stored or waits to be. */
  private isUntouched(id: string): boolean {
    return !this.known.has(id) && !this.waiting.has(id);
  }

  /** Resolves when everything is saved, or has failed to be. */
  settled(): Promise<void> {
    return this.waiting.size > 0 ? this.flush() : Promise.resolve();
  }

  /** The last attempt without retry: unsaved drafts stay in the log. */
  async end(): Promise<void> {
    await this.settled();
    clearTimeout(this.timer);
    this.options.log.end();
  }

  /** Logs what waits of a draft, since IndexedDB may not finish before the page ends. */
  private logWaiting(id: string): void {
    const { kind, log } = this.options;
    const state = this.waiting.get(id);
    if (state === undefined) return void log.write(id, undefined);
    const [known, begun] = [this.known.get(id), this.begun.get(id)];
    const unsaved: UnsavedDraft = {
      id,
      kind: kind.kind,
      name: state.name,
      content: state.draft,
      known,
      begun,
    };
    log.write(id, JSON.stringify(unsaved));
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
    const known = this.known.get(id);
    const begun = Math.max(stamp(), (known ?? 0) + 1);
    this.begun.set(id, begun);
    const saved = await saveDraft({ id, kind, name, content: draft }, [known], isBlank(draft), begun);
    this.begun.delete(id);
    this.known.set(saved.id, saved.changed);
    const newest = this.waiting.get(id);
    this.waiting.delete(id);
    // Moved to the end of the queue, so that other drafts are written before.
    if (newest && newest !== state) this.waiting.set(saved.id, newest);
    if (saved.id !== id) this.options.moved(id, saved.id);
    for (const one of new Set([saved.id, id])) this.logWaiting(one);
  }
}

import { reasonOf } from '../db/cause.ts';
import { contentKey } from '../db/content.ts';
import { type KeptDraft, newId } from '../db/tables.ts';
import { type DraftKind, type SaveStatus, saveDraft } from './drafts.ts';
import { forgetLeft, writeLeft } from './left-drafts.ts';

/** What came of keeping. */
export type SaveResult = Exclude<SaveStatus, 'loading'>;

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
export class DraftWriter<T> {
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

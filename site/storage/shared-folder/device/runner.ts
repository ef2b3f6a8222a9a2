import type { SealingKey } from '../../db/copy-record.ts';
import { type FolderState, type FolderWish, type RecordsLook, stateId } from '../../db/folder-record.ts';
import type { Contents } from '../../db/tables.ts';
import { withDatabase } from '../../db/with-database.ts';
import { DOCUMENTS } from '../documents.ts';
import { type ComputerClaims, type Holder, holderOf } from '../protocol/claims.ts';
import {
  type FirmFiles,
  type HeaderCache,
  readRevision,
  type Survey,
  surveyOf,
} from '../protocol/firm-files.ts';
import type { SharedFolder } from '../protocol/folder.ts';
import { FILE_FAULTS } from '../protocol/office-file.ts';
import { OfficeSession, type Person } from '../protocol/session.ts';
import { hasUnsent, type OfficeTools, type Synced, type SyncRequest, syncFirm } from '../protocol/sync.ts';
import { changedSince } from './changed-firms.ts';
import { deviceFirms } from './device-firms.ts';
import {
  hasBase,
  isTaking,
  joinedText,
  keepLook,
  knownFirms,
  markHeld,
  nameIn,
  nameOfFile,
  storedLook,
  takeWishes,
  versionConflictOf,
} from './folder-notes.ts';

/** Without typing for so long a firm is given back. */
export const IDLE_MS = 10 * 60_000;
/** A sign of life while something is had. */
const BEAT_MS = 60_000;
/** Steps of one firm in one look: what is left is done at the next. */
const MOST_STEPS = 6;

export interface RunnerTools {
  readonly folder: SharedFolder;
  readonly key: SealingKey | undefined;
  readonly person: () => Person;
  /** By the clock of this computer, for people. */
  readonly now: () => string;
  /** Milliseconds of a clock that never jumps. */
  readonly running: () => number;
  /** The firms that are open in some tab. */
  readonly open: () => Promise<ReadonlySet<string>>;
}

/** Works with the folder for all tabs of this browser: takes, gives, brings, and notes how each firm is. */
export class FolderRunner {
  private readonly tools: RunnerTools;
  private readonly session: OfficeSession;
  private readonly office: OfficeTools;
  private readonly cache: HeaderCache = new Map();
  private look: RecordsLook | undefined;
  private readonly unsent = new Set<string>();
  /** Of each firm, the revisions that were seen when nothing was left to do. */
  private readonly settled = new Map<string, string>();
  /** Open at the last look. */
  private readonly opened = new Set<string>();
  /** When a firm was opened, taken, or last typed into. */
  private readonly typedAt = new Map<string, number>();
  private readonly pending = new Map<string, { readonly theirs: string; readonly mine: Contents }>();
  private beatAt = Number.NEGATIVE_INFINITY;

  constructor(tools: RunnerTools) {
    this.tools = tools;
    this.session = new OfficeSession(tools.folder, tools.person, tools.running);
    this.office = {
      folder: tools.folder,
      firms: deviceFirms,
      key: tools.key,
      author: () => ({ ...tools.person(), at: tools.now() }),
      called: nameIn,
      former: new Map(),
    };
  }

  /**
   * One look at the folder and at this computer, ended early when a person waits for the next one.
   * @throws what either throws; what was done stays
   */
  async work(isAwaited = () => false): Promise<Survey> {
    await this.findUnsent();
    const claims = await this.session.claims();
    const survey = await surveyOf(this.tools.folder, this.cache);
    const [open, known, wishes] = [
      await this.tools.open(),
      await withDatabase(knownFirms),
      await takeWishes(),
    ];
    const failures: unknown[] = [];
    // The firm before the person is first, and one that was left follows the wishes: the others may take a while.
    for (const firm of new Set([
      ...open,
      ...wishes.map((one) => one.firm),
      ...this.session.taken,
      ...known.here,
      ...known.based,
      ...survey.firms.keys(),
    ])) {
      const wish = wishes.find((one) => one.firm === firm);
      // A wish is read once, so none is left for the next look.
      if (isAwaited() && !wish && !open.has(firm)) break;
      const state = known.states.get(firm);
      const seen = { firm, wish, files: survey.firms.get(firm), isOpen: open.has(firm), claims };
      // A firm that fails does not stop the others.
      await this.lookAt(seen, state, known.here.has(firm)).catch((error: unknown) => failures.push(error));
    }
    if (this.session.taken.length > 0 && this.tools.running() - this.beatAt > BEAT_MS) await this.beat();
    if (this.look) await keepLook(this.look, [...this.unsent]);
    if (failures.length > 0) throw failures[0] as Error;
    return survey;
  }

  private async beat(): Promise<void> {
    await this.session.tell();
    this.beatAt = this.tools.running();
  }

  /** Gives back everything: the last tab is closed. What is not written yet waits on this computer. */
  async leave(): Promise<void> {
    for (const firm of this.session.taken) await this.session.giveBack(firm);
  }

  private async findUnsent(): Promise<void> {
    if (!this.look) {
      const before = await withDatabase(storedLook);
      this.look = before?.look;
      for (const firm of before?.unsent ?? []) this.unsent.add(firm);
    }
    const { firms, look } = await withDatabase((db) => changedSince(db, this.look));
    this.look = look;
    for (const firm of firms ?? (await withDatabase(knownFirms)).here) this.unsent.add(firm);
  }

  private async lookAt(
    { firm, wish, files, isOpen, claims }: FirmToLookAt,
    before: FolderState | undefined,
    isHere: boolean,
  ): Promise<void> {
    const isReadOnly =
      wish?.kind === 'readOnly' || (isOpen && before?.isReadOnly === true && wish?.kind !== 'takeOver');
    const mark = `${files?.heads.map(({ id }) => id).join()}|${files?.main?.lineage.id}`;
    const isDue = this.unsent.has(firm) || this.settled.get(firm) !== mark || wish !== undefined;
    const isWanted = wish?.kind === 'put' || wish?.kind === 'bring' || before?.pending !== undefined;
    // Documents may be one person's own: those of a computer join the others when that is asked for.
    const isThere = files !== undefined && firm !== DOCUMENTS;
    if (!isThere && !isWanted && !(await hasBase(firm))) return this.note(outside(firm, files), undefined);
    if (isTaking(wish) || (isOpen && !this.opened.has(firm))) this.typedAt.set(firm, this.tools.running());
    if (isOpen) this.opened.add(firm);
    else this.opened.delete(firm);
    const isUnsent = await this.isUnsent(firm, wish);
    let holder = holderOf(firm, claims);
    const isWorked = isOpen && !isReadOnly && !this.isIdle(firm);
    if (isHere && (isWorked || isUnsent || isTaking(wish)) && !this.session.isMine(holder))
      holder = await this.take(firm, holder, wish?.kind === 'takeOver');
    const isHolder = this.session.isMine(holder) && (await this.session.has(firm));
    const done = isDue ? await this.syncUntilDone(firm, files, wish, isHolder) : undefined;
    if (done) this.settle(firm, mark, done);
    if (isHolder && !isWorked && !this.unsent.has(firm)) {
      await this.session.giveBack(firm);
      holder = undefined;
    }
    await this.note(this.stateOf(firm, { holder, done, isReadOnly, isHere, files }, before), done);
  }

  /** Whether a firm that changed, or was just brought, has something that the folder has not. */
  private async isUnsent(firm: string, wish: FolderWish | undefined): Promise<boolean> {
    if (!this.unsent.has(firm)) return false;
    const isTyped = hasUnsent(await deviceFirms.read(firm));
    if (isTyped) this.typedAt.set(firm, this.tools.running());
    else this.unsent.delete(firm);
    return isTyped || wish?.kind === 'put';
  }

  private isIdle(firm: string): boolean {
    return this.tools.running() - (this.typedAt.get(firm) ?? 0) >= IDLE_MS;
  }

  private async take(firm: string, holder: Holder | undefined, isOver: boolean): Promise<Holder | undefined> {
    if (holder && !isOver) return holder;
    const taken = await this.session.take(firm, this.tools.now(), isOver);
    this.beatAt = this.tools.running();
    return taken.isTaken ? this.session.holder(firm) : taken.holder;
  }

  private settle(firm: string, mark: string, { kind }: Synced): void {
    if (kind === 'same' || kind === 'absent') this.settled.set(firm, mark);
    if (kind === 'same') this.unsent.delete(firm);
  }

  /** Several steps bring a firm and the folder together; each looks at the folder again. */
  private async syncUntilDone(
    firm: string,
    files: FirmFiles | undefined,
    wish: FolderWish | undefined,
    isHolder: boolean,
  ): Promise<Synced> {
    if (wish?.kind === 'restore' && isHolder) await this.restore(firm, files, wish.revision ?? '');
    const request: SyncRequest = {
      isHolder,
      isWanted: wish?.kind === 'bring',
      choices: this.choicesOf(firm, wish),
    };
    let shown: Synced | undefined;
    for (let step = 0, now = files; step < MOST_STEPS; step++) {
      const done = await syncFirm(this.office, firm, now, request);
      if (done.kind === 'joined') shown = done;
      if (done.kind === 'conflict')
        this.pending.set(firm, { theirs: done.theirs.lineage.id, mine: done.mine });
      if (done.kind === 'same') this.unsent.delete(firm);
      if (!['given', 'brought', 'joined', 'again'].includes(done.kind)) return shown ?? done;
      now = (await surveyOf(this.tools.folder, this.cache)).firms.get(firm);
    }
    return shown ?? { kind: 'again' };
  }

  private choicesOf(firm: string, wish: FolderWish | undefined): SyncRequest['choices'] {
    const shown = this.pending.get(firm);
    if (wish?.kind !== 'choose' || !shown || shown.theirs !== wish.revision) return undefined;
    return { ...shown, by: new Map(wish.choices) };
  }

  /** A revision of the archive becomes the present version; the one that is here stays as a revision too. */
  private async restore(firm: string, files: FirmFiles | undefined, revision: string): Promise<void> {
    const file = files && (await readRevision(this.tools.folder, files, revision, this.tools.key));
    const copy = await deviceFirms.read(firm);
    if (!file || !('contents' in file) || !copy.base) return;
    await deviceFirms.replace(firm, copy, { contents: file.contents, base: copy.base });
    this.unsent.add(firm);
  }

  private stateOf(firm: string, seen: SeenFirm, before: FolderState | undefined): FolderState {
    const { holder, done, isReadOnly, isHere, files } = seen;
    const isMine = this.session.isMine(holder);
    const fault = done?.kind === 'faulty' ? FILE_FAULTS[done.fault] : undefined;
    const pending =
      done?.kind === 'conflict' ? versionConflictOf(done) : done === undefined ? before?.pending : undefined;
    return {
      id: stateId(firm),
      firm,
      has: holder === undefined ? 'nobody' : isMine ? 'me' : 'other',
      ...(holder &&
        !isMine && { holder: { who: holder.who, computer: holder.computer, since: holder.claim.since } }),
      ...(holder && !isMine && this.session.isSilent(holder) && { isSilent: true }),
      ...(isReadOnly && { isReadOnly }),
      ...(!isHere && done?.kind !== 'brought' && { isElsewhere: true, name: nameOfFile(files) }),
      ...(this.unsent.has(firm) && isHere && { isUnsent: true }),
      ...(done?.kind === 'waiting' && { isNew: true }),
      ...(pending && { pending }),
      ...(done?.kind === 'joined' && { joined: joinedText(done) }),
      ...(fault && { problem: `Datoteka firme u fascikli: ${fault}.` }),
    };
  }

  /** Notes how a firm is, and lets nobody type into one that somebody else has. */
  private note(state: FolderState, done: Synced | undefined): Promise<void> {
    return withDatabase((db) =>
      db.transaction('rw', db.fascikla, db.firme, async () => {
        const before = (await db.fascikla.get(state.id)) as FolderState | undefined;
        const joined = state.joined ?? before?.joined;
        const next = { ...state, ...(joined && { joined }) };
        if (JSON.stringify(next) !== JSON.stringify(before) || done) await db.fascikla.put(next);
        await markHeld(db, next);
      }),
    );
  }
}

/** A firm that is in no folder, or documents that this computer does not share yet. */
const outside = (firm: string, files: FirmFiles | undefined): FolderState => ({
  id: stateId(firm),
  firm,
  has: 'nobody',
  ...(files ? { isElsewhere: true } : { isAbsent: true }),
});

interface FirmToLookAt {
  readonly firm: string;
  readonly wish: FolderWish | undefined;
  readonly files: FirmFiles | undefined;
  readonly isOpen: boolean;
  readonly claims: readonly ComputerClaims[];
}

interface SeenFirm {
  readonly holder: Holder | undefined;
  /** Undefined when there was nothing to do. */
  readonly done: Synced | undefined;
  readonly isReadOnly: boolean;
  readonly isHere: boolean;
  readonly files: FirmFiles | undefined;
}

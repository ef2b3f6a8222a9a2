import { type Contents, noContents, type StoredRecord } from '../../db/tables.ts';
import { isSameFirm, type Meeting } from '../meeting/meeting.ts';
import { type Choices, isSame, keyOfPath, type MeetingSide } from '../meeting/three-way.ts';
import { type Cloud, Replica } from './cloud.fixture.ts';
import { type HeaderCache, surveyOf } from './firm-files.ts';
import { OfficeSession } from './session.ts';
import {
  type DeviceFirms,
  type FirmCopy,
  type OfficeTools,
  type Synced,
  type SyncRequest,
  syncFirm,
} from './sync.ts';

export const FIRM = 'firma1';

/** The months of the model; a firm with a few workers, absences and cells. */
const MONTHS = ['2026-01', '2026-02'] as const;
const WORKERS = ['w1', 'w2', 'w3'] as const;
const FIELDS = ['phone', 'note'] as const;

let moment = 1;

/** The clock of the next writer jumps, by days in either direction. */
export function jumpTo(day: number): void {
  moment = 1 + day * 86_400_000;
}

const record = (id: string, content: object): StoredRecord => ({ id, changed: moment++, content });

export const newContents = (): Contents => ({
  ...noContents,
  firme: [record(FIRM, { id: FIRM, name: 'Alfa', entity: 'rs' })],
  radnici: WORKERS.map((id) =>
    record(id, { id, firm: FIRM, firstName: id, lastName: 'Radnik', deductions: [] }),
  ),
  mjeseci: MONTHS.map((month) =>
    record(`${FIRM}:${month}`, { id: `${FIRM}:${month}`, firm: FIRM, isClosed: false, workers: {} }),
  ),
});

/** What was typed anywhere, and what became of it. */
export class Typed {
  private count = 0;
  readonly all: string[] = [];
  /** Overwritten or removed by a person who had it before them. */
  readonly replaced = new Set<string>();
  readonly shown = new Set<string>();
  /** Every month as some person closed it. */
  readonly closed: unknown[] = [];

  next(): string {
    const token = `utipkano-${this.count++}.`;
    this.all.push(token);
    return token;
  }

  static in(value: unknown): readonly string[] {
    return JSON.stringify(value ?? null).match(/utipkano-\d+\./g) ?? [];
  }

  show({ conflicts, notes }: Meeting): void {
    for (const token of Typed.in([conflicts, notes])) this.shown.add(token);
  }
}

const unitsOf = ({ mjeseci, zakljucci }: Contents): readonly unknown[] =>
  mjeseci
    .filter(({ content }) => (content as { isClosed: boolean }).isClosed)
    .map(({ id, content }) => ({ month: content, closing: zakljucci.find((one) => one.id === id)?.content }));

type Edit = (contents: Contents, n: number, typed: Typed) => Contents;

const changedIn = (records: readonly StoredRecord[], id: string, change: (content: never) => object) =>
  records.map((one) => (one.id === id ? record(id, change(one.content as never)) : one));

const EDITS: readonly Edit[] = [
  (contents, n, typed) => {
    const [id, field] = [WORKERS[n % 2], FIELDS[n % 2]];
    const change = (content: Record<string, unknown>) => {
      for (const token of Typed.in(content[field ?? ''])) typed.replaced.add(token);
      return { ...content, [field ?? '']: typed.next() };
    };
    if (!contents.radnici.some((one) => one.id === id)) return contents;
    return { ...contents, radnici: changedIn(contents.radnici, id ?? '', change) };
  },
  (contents, n, typed) => {
    const [month, worker] = [`${FIRM}:${MONTHS[n % 2]}`, WORKERS[n % 2] ?? 'w1'];
    const change = (content: { isClosed: boolean; workers: Record<string, Record<string, unknown>> }) => {
      if (content.isClosed) return content;
      const name = n % 5 === 0 ? 'overtime' : 'note';
      for (const token of Typed.in(content.workers[worker]?.[name])) typed.replaced.add(token);
      return {
        ...content,
        workers: { ...content.workers, [worker]: { ...content.workers[worker], [name]: typed.next() } },
      };
    };
    return { ...contents, mjeseci: changedIn(contents.mjeseci, month, change) };
  },
  (contents, n, typed) => {
    const id = `odsustvo-${typed.all.length}-${n}`;
    return {
      ...contents,
      odsustva: [
        ...contents.odsustva,
        record(id, { id, firm: FIRM, worker: WORKERS[n % 3], note: typed.next() }),
      ],
    };
  },
  (contents, n, typed) => {
    const gone = contents.odsustva[n % Math.max(1, contents.odsustva.length)];
    for (const token of Typed.in(gone?.content)) typed.replaced.add(token);
    return { ...contents, odsustva: contents.odsustva.filter((one) => one !== gone) };
  },
  (contents, n, typed) => {
    const id = WORKERS[n % 3] ?? 'w1';
    if (n % 4 !== 0) return contents;
    for (const token of Typed.in(contents.radnici.find((one) => one.id === id)?.content))
      typed.replaced.add(token);
    return { ...contents, radnici: contents.radnici.filter((one) => one.id !== id) };
  },
  (contents, n, typed) => {
    const id = `${FIRM}:${MONTHS[n % 2]}`;
    const month = contents.mjeseci.find((one) => one.id === id);
    if (!month || (month.content as { isClosed: boolean }).isClosed) return contents;
    const closed = record(id, { ...(month.content as object), isClosed: true });
    const closing = {
      ...closed,
      content: { id, firm: FIRM, repaid: {}, closedOn: '2026-11-29', seal: typed.next() },
    };
    const next = {
      ...contents,
      mjeseci: contents.mjeseci.map((one) => (one.id === id ? closed : one)),
      zakljucci: [...contents.zakljucci.filter((one) => one.id !== id), closing],
    };
    typed.closed.push(...unitsOf(next));
    return next;
  },
];

/** One computer of the office: what is on it outlives the program. */
export class Computer {
  copy: FirmCopy;
  session: OfficeSession;
  private tools: OfficeTools;
  private readonly cache: HeaderCache = new Map();
  private readonly device: string;
  readonly replica: Replica;
  private readonly typed: Typed;
  private readonly clock: () => number;

  constructor(
    device: string,
    cloud: Cloud,
    typed: Typed,
    clock: () => number,
    contents: Contents | undefined,
  ) {
    this.device = device;
    this.replica = new Replica(cloud);
    this.typed = typed;
    this.clock = clock;
    this.copy = { contents, base: undefined };
    this.session = this.newSession();
    this.tools = this.newTools();
  }

  private newSession(): OfficeSession {
    const person = { device: this.device, who: this.device, computer: this.device };
    return new OfficeSession(this.replica, () => person, this.clock);
  }

  private newTools(): OfficeTools {
    const author = { device: this.device, who: this.device, computer: this.device, at: '' };
    return {
      folder: this.replica,
      firms: this.firms(),
      key: undefined,
      author: () => author,
      called: () => 'Alfa',
      former: new Map(),
    };
  }

  private firms(): DeviceFirms {
    return {
      read: async () => this.copy,
      replace: async (_, read, next) => {
        if (this.copy !== read) return false;
        this.copy = next;
        return true;
      },
      note: async (_, base) => {
        this.copy = { ...this.copy, base };
      },
    };
  }

  /** The program is opened again. */
  restart(): void {
    this.replica.left = Number.POSITIVE_INFINITY;
    this.session = this.newSession();
    this.tools = this.newTools();
  }

  edit(n: number): void {
    const { contents } = this.copy;
    if (!contents) return;
    const edit = EDITS[n % EDITS.length] as Edit;
    const next = edit(contents, Math.floor(n / EDITS.length), this.typed);
    if (next !== contents) this.copy = { ...this.copy, contents: next };
  }

  async sync(choose: (path: string) => MeetingSide, isAnswered: boolean): Promise<Synced> {
    const isHolder = await this.session.has(FIRM);
    const done = await this.step({ isHolder });
    if (done.kind === 'joined') this.typed.show(done.meeting);
    if (done.kind !== 'conflict') return done;
    this.typed.show(done.meeting);
    if (!isAnswered) return done;
    const by: Choices = new Map(
      done.meeting.conflicts.map(({ path }) => [keyOfPath(path), choose(keyOfPath(path))]),
    );
    return await this.step({ isHolder, choices: { theirs: done.theirs.lineage.id, mine: done.mine, by } });
  }

  private async step(pending: SyncRequest): Promise<Synced> {
    const survey = await surveyOf(this.replica, this.cache);
    return syncFirm(this.tools, FIRM, survey.firms.get(FIRM), pending);
  }

  /** Works until nothing is left to do. @returns whether it came to an end */
  async settle(): Promise<boolean> {
    const taken = await this.session.take(FIRM, '', true);
    if (!taken.isTaken) return false;
    for (let at = 0; at < 40; at++) {
      const { kind } = await this.sync(() => 'theirs', true);
      if (kind === 'same' || kind === 'absent') {
        await this.session.giveBack(FIRM);
        return true;
      }
    }
    return false;
  }
}

/** A closed month nobody closed so. */
export const strangeClosing = ({ copy: { contents } }: Computer, typed: Typed): unknown =>
  contents && unitsOf(contents).find((unit) => !typed.closed.some((known) => isSame(known, unit)));

/** What is neither in the firm, nor was replaced by who saw it, nor shown. */
export function lostIn(contents: Contents, typed: Typed): readonly string[] {
  const there = new Set(Typed.in(contents));
  return typed.all.filter((one) => !there.has(one) && !typed.replaced.has(one) && !typed.shown.has(one));
}

/** True of what a lost computer had and did not give yet. */
export const isUnsent = (token: string, lost: Computer | undefined): boolean =>
  Typed.in(lost?.copy.contents).includes(token) && !Typed.in(lost?.copy.base?.contents).includes(token);

export const areAlike = (computers: readonly Computer[]): boolean =>
  computers.every(
    ({ copy: { contents } }) =>
      contents !== undefined &&
      computers[0]?.copy.contents !== undefined &&
      isSameFirm(contents, computers[0].copy.contents),
  );

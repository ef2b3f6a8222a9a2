import { type Cause, causeOf } from '../../device/kept/cause.ts';
import type { MonthChange } from './change.ts';

/** A change on its way to the device. */
export interface Pending {
  readonly change: MonthChange;
  /** The moment it was kept at; undefined until it is. */
  readonly kept?: number;
}

/** What came of keeping a change. */
export interface KeepingOutcome {
  /** The moment it was kept at; undefined where nothing of it was. */
  readonly moment: number | undefined;
  /** Workers of whom it was not kept: another tab said something else of them. */
  readonly refused: readonly string[];
  /** The other tab closed the month. */
  readonly isClosed: boolean;
}

/** What keeps changes from the device; one does not hide the other. */
export interface Trouble {
  /** Why what waits could not be kept. */
  readonly unkept?: Cause;
  /** Workers whom another tab changed in the same place meanwhile. */
  readonly elsewhere: readonly string[];
  /** Workers of whom something was typed here while another tab closed the month. */
  readonly closed: readonly string[];
}

export interface MonthKeeping {
  readonly pending: readonly Pending[];
  readonly trouble: Trouble;
}

export const NOTHING_KEPT: MonthKeeping = { pending: [], trouble: { elsewhere: [], closed: [] } };

/** Where what waits is written down meanwhile; false when that could not be. */
interface WrittenDown {
  readonly write: (changes: readonly MonthChange[]) => boolean;
}

const RETRY_MS = 5000;

/**
 * Keeps changes in the order they were made, all that wait together. A later one begins from what an earlier one says: while the
 * earlier cannot be kept, none after it is, and all of them wait to be tried again. What waits is written down.
 */
export class MonthKeeper {
  private readonly keep: (changes: readonly MonthChange[]) => Promise<KeepingOutcome>;
  private readonly journal: WrittenDown;
  private readonly listeners = new Set<() => void>();
  private now = NOTHING_KEPT;
  private isBusy = false;
  private isWrittenDown = true;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(keep: (changes: readonly MonthChange[]) => Promise<KeepingOutcome>, journal: WrittenDown) {
    this.keep = keep;
    this.journal = journal;
  }

  readonly keeping = (): MonthKeeping => this.now;

  /** @returns what ends it */
  readonly subscribe = (tell: () => void): (() => void) => {
    this.listeners.add(tell);
    return () => void this.listeners.delete(tell);
  };

  /** True while leaving the page might lose something. */
  isAtRisk(): boolean {
    return this.waiting().length > 0 && (this.now.trouble.unkept !== undefined || !this.isWrittenDown);
  }

  /** @param known the moment of the month as it is read: what was kept by then needs no waiting any more */
  send(change: MonthChange, known: number): void {
    const waiting = this.now.pending.filter(({ kept = Number.POSITIVE_INFINITY }) => kept > known);
    this.show({ pending: [...waiting, { change }] });
    if (this.now.trouble.unkept === undefined) void this.keepAll();
  }

  /** Tries again at once what could not be kept, and all that waits behind it. */
  retry(): void {
    const { unkept: _, ...trouble } = this.now.trouble;
    this.show({ trouble });
    void this.keepAll();
  }

  /** What another tab did was read. */
  dismiss(): void {
    this.show({ trouble: { ...this.now.trouble, elsewhere: [], closed: [] } });
  }

  private async keepAll(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    clearTimeout(this.timer);
    try {
      for (let sent = this.waiting(); sent.length > 0; sent = this.waiting())
        this.settle(sent, await this.keep(sent.map(({ change }) => change)));
    } catch (error) {
      this.show({ trouble: { ...this.now.trouble, unkept: causeOf(error) } });
      this.timer = setTimeout(() => void this.keepAll(), RETRY_MS);
    } finally {
      this.isBusy = false;
    }
  }

  private waiting(): readonly Pending[] {
    return this.now.pending.filter(({ kept }) => kept === undefined);
  }

  private settle(sent: readonly Pending[], { moment, refused, isClosed }: KeepingOutcome): void {
    const { unkept: _, ...trouble } = this.now.trouble;
    const told = isClosed ? 'closed' : 'elsewhere';
    this.show({
      pending: this.now.pending.flatMap((one) =>
        !sent.includes(one) ? one : moment ? { change: one.change, kept: moment } : [],
      ),
      trouble: { ...trouble, [told]: [...new Set([...trouble[told], ...refused])] },
    });
  }

  private show(changed: Partial<MonthKeeping>): void {
    this.now = { ...this.now, ...changed };
    if (changed.pending) this.isWrittenDown = this.journal.write(this.waiting().map(({ change }) => change));
    for (const tell of this.listeners) tell();
  }
}

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
  /** Why the first change that waits could not be kept. */
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

/**
 * Keeps changes one after the other, in the order they were made. A later one begins from what an earlier one says: while the
 * earlier cannot be kept, none after it is sent, and all of them wait to be tried again.
 */
export class MonthKeeper {
  private readonly keep: (change: MonthChange) => Promise<KeepingOutcome>;
  private readonly tell: (keeping: MonthKeeping) => void;
  private now = NOTHING_KEPT;
  private isBusy = false;

  constructor(keep: (change: MonthChange) => Promise<KeepingOutcome>, tell: (keeping: MonthKeeping) => void) {
    this.keep = keep;
    this.tell = tell;
  }

  /** @param known the moment of the month as it is read: what was kept by then needs no waiting any more */
  send(change: MonthChange, known: number): void {
    const waiting = this.now.pending.filter(({ kept = Number.POSITIVE_INFINITY }) => kept > known);
    this.show({ pending: [...waiting, { change }] });
    if (this.now.trouble.unkept === undefined) void this.keepAll();
  }

  /** Tries again what could not be kept, and all that waits behind it. */
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
    try {
      for (let next = this.next(); next; next = this.next()) this.settle(next, await this.keep(next.change));
    } catch (error) {
      this.show({ trouble: { ...this.now.trouble, unkept: causeOf(error) } });
    } finally {
      this.isBusy = false;
    }
  }

  private next(): Pending | undefined {
    return this.now.pending.find(({ kept }) => kept === undefined);
  }

  private settle(settled: Pending, { moment, refused, isClosed }: KeepingOutcome): void {
    const { trouble } = this.now;
    const told = isClosed ? 'closed' : 'elsewhere';
    this.show({
      pending: this.now.pending.flatMap((one) =>
        one !== settled ? one : moment ? { change: one.change, kept: moment } : [],
      ),
      trouble: { ...trouble, [told]: [...new Set([...trouble[told], ...refused])] },
    });
  }

  private show(changed: Partial<MonthKeeping>): void {
    this.now = { ...this.now, ...changed };
    this.tell(this.now);
  }
}

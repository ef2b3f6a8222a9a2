import { causeOf } from '../../storage/db/cause.ts';
import {
  type KeepingOutcome,
  type MonthKeeping,
  type MonthStep,
  NOTHING_KEPT,
  type Pending,
  type Refused,
} from './keeping.ts';

/** Where what waits, and what did not go in and was not read yet, is written down; false when that could not be. */
interface WrittenDown {
  readonly write: (steps: readonly MonthStep[], refused: Refused) => boolean;
}

const RETRY_MS = 5000;

/**
 * Keeps steps in the order they were made, all that wait together. A later one begins from what an earlier one says: while the
 * earlier cannot be kept, none after it is, and all of them wait to be tried again. What waits is written down.
 */
export class MonthKeeper {
  private readonly keep: (steps: readonly MonthStep[]) => Promise<KeepingOutcome>;
  private readonly journal: WrittenDown;
  private readonly listeners = new Set<() => void>();
  private now = NOTHING_KEPT;
  private isBusy = false;
  private isWrittenDown = true;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(keep: (steps: readonly MonthStep[]) => Promise<KeepingOutcome>, journal: WrittenDown) {
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

  /** Resolves once all of it outlives the page: it is written down, or kept. */
  safe(): Promise<void> {
    if (this.isWrittenDown) return Promise.resolve();
    return new Promise((resolve) => {
      const end = this.subscribe(() => {
        if (!this.isWrittenDown) return;
        end();
        resolve();
      });
    });
  }

  send(step: MonthStep): void {
    this.show({ pending: [...this.now.pending, { step }] });
    if (this.now.trouble.unkept === undefined) void this.keepAll();
  }

  /** Takes over what another tab had refused and nobody read. */
  tell(refused: Refused): void {
    this.show({ trouble: { ...this.now.trouble, ...together(this.now.trouble, refused) } });
  }

  /** The month was read as it stood at this moment: what was kept by then needs no waiting any more, whatever takes its place later. */
  seen(moment: number): void {
    this.drop(({ kept = Number.POSITIVE_INFINITY }) => kept <= moment);
  }

  /** The month is read again from now on: what is kept will be in it, or was taken from it since. */
  seenAnew(): void {
    this.drop(({ kept }) => kept !== undefined);
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
        this.settle(sent, await this.keep(sent.map(({ step }) => step)));
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
    const told = { elsewhere: [], closed: [], [isClosed ? 'closed' : 'elsewhere']: refused };
    this.show({
      pending: this.now.pending.flatMap((one) =>
        !sent.includes(one) ? one : moment ? { step: one.step, kept: moment } : [],
      ),
      trouble: together(trouble, told),
    });
  }

  private drop(isOver: (one: Pending) => boolean): void {
    const pending = this.now.pending.filter((one) => !isOver(one));
    if (pending.length < this.now.pending.length) this.show({ pending });
  }

  private show(changed: Partial<MonthKeeping>): void {
    this.now = { ...this.now, ...changed };
    const { elsewhere, closed } = this.now.trouble;
    this.isWrittenDown = this.journal.write(
      this.waiting().map(({ step }) => step),
      { elsewhere, closed },
    );
    for (const tell of this.listeners) tell();
  }
}

const together = (one: Refused, other: Refused): Refused => ({
  elsewhere: [...new Set([...one.elsewhere, ...other.elsewhere])],
  closed: [...new Set([...one.closed, ...other.closed])],
});

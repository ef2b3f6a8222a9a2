import { causeOf } from '../../../storage/db/cause.ts';
import {
  type KeepingOutcome,
  type MonthKeeping,
  type MonthStep,
  NOTHING_STORED,
  type Pending,
  type Refused,
} from './keeping.ts';

/** Logs pending and unacknowledged refused edits; false when that fails. */
interface WrittenDown {
  readonly write: (steps: readonly MonthStep[], refused: Refused) => boolean;
}

const RETRY_MS = 5000;

/**
 * Saves steps in order, all pending ones together. A later step builds on an earlier one: while the
 * earlier cannot be saved, none after it is, and all are retried together. Pending steps are logged.
 */
export class MonthKeeper {
  private readonly keep: (steps: readonly MonthStep[]) => Promise<KeepingOutcome>;
  private readonly journal: WrittenDown;
  private readonly listeners = new Set<() => void>();
  private now = NOTHING_STORED;
  private isBusy = false;
  private isWrittenDown = true;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(keep: (steps: readonly MonthStep[]) => Promise<KeepingOutcome>, journal: WrittenDown) {
    this.keep = keep;
    this.journal = journal;
  }

  readonly keeping = (): MonthKeeping => this.now;

  /** @returns a function that stops it */
  readonly subscribe = (tell: () => void): (() => void) => {
    this.listeners.add(tell);
    return () => void this.listeners.delete(tell);
  };

  /** True while leaving the page might lose an edit. */
  isAtRisk(): boolean {
    return this.waiting().length > 0 && (this.now.trouble.unsaved !== undefined || !this.isWrittenDown);
  }

  /** Resolves when every edit survives the page: it is logged, or saved. */
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
    if (this.now.trouble.unsaved === undefined) void this.keepAll();
  }

  /** Adopts the unacknowledged refusals of another tab. */
  tell(refused: Refused): void {
    this.show({ trouble: { ...this.now.trouble, ...together(this.now.trouble, refused) } });
  }

  /** The month was read at this moment: edits saved by then are no longer pending, whatever replaces them later. */
  seen(moment: number): void {
    this.drop(({ stored = Number.POSITIVE_INFINITY }) => stored <= moment);
  }

  /** The month is read again from now on: saved edits are part of it, or were removed since. */
  seenAnew(): void {
    this.drop(({ stored }) => stored !== undefined);
  }

  /** Retries failed edits, and all pending after them, at once. */
  retry(): void {
    const { unsaved: _, ...trouble } = this.now.trouble;
    this.show({ trouble });
    void this.keepAll();
  }

  /** Acknowledges the refusals. */
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
      this.show({ trouble: { ...this.now.trouble, unsaved: causeOf(error) } });
      this.timer = setTimeout(() => void this.keepAll(), RETRY_MS);
    } finally {
      this.isBusy = false;
    }
  }

  private waiting(): readonly Pending[] {
    return this.now.pending.filter(({ stored }) => stored === undefined);
  }

  private settle(sent: readonly Pending[], { moment, refused, isClosed }: KeepingOutcome): void {
    const { unsaved: _, ...trouble } = this.now.trouble;
    const refusals = { elsewhere: [], closed: [], [isClosed ? 'closed' : 'elsewhere']: refused };
    this.show({
      pending: this.now.pending.flatMap((one) =>
        !sent.includes(one) ? one : moment ? { step: one.step, stored: moment } : [],
      ),
      trouble: together(trouble, refusals),
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

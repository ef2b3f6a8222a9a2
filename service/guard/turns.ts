/** How long a turn of the loop may parse and answer. */
const SLICE_MS = 10;
/** How long nothing but this is done while somebody new comes in every turn: Node accepts one connection in each. */
const ARRIVALS_MS = 100;

/** A part of what is to be done; says whether more of it is left. */
type Work = () => boolean;

/** Shares the loop's turns out among the connections, so that none takes long, whatever came in at once. */
export class Turns {
  /** What had no time yet, in its order, and since when it waits. */
  private readonly waiting = new Map<Work, number>();
  private left: (() => void)[] = [];
  private isOpen = false;
  private until = 0;
  private hasArrival = false;
  /** Since when somebody has come in every turn; 0 if not in the last one. */
  private arrivalsSince = 0;

  /** Does it in this turn while there is time and nobody is before it, the rest of it in the next ones. */
  take(work: Work): void {
    this.open();
    if (this.waiting.size > 0 || !this.spend(work)) this.wait(work);
  }

  /** Does all of it, and says when it is done. Nothing that was left till later waits for it. */
  finish(work: Work): Promise<void> {
    return new Promise((resolve) => {
      this.take(() => {
        this.settle();
        const isLeft = work();
        if (!isLeft) resolve();
        return isLeft;
      });
    });
  }

  /** Does it when all that this turn has heard is worked out, with everything else that was left till then. */
  leave(work: () => void): void {
    this.open();
    this.left.push(work);
  }

  /** Somebody new has come: more may be behind, and the next turn lets them in. */
  arrive(): void {
    this.open();
    this.hasArrival = true;
    this.arrivalsSince ||= performance.now();
    if (this.letsIn()) this.until = 0;
  }

  /** How many milliseconds the one that is next has waited. */
  get delay(): number {
    for (const since of this.waiting.values()) return performance.now() - since;
    return 0;
  }

  private open(): void {
    if (this.isOpen) return;
    this.isOpen = true;
    this.until = performance.now() + SLICE_MS;
    setImmediate(() => this.next());
  }

  private next(): void {
    this.isOpen = false;
    this.settle();
    const hadArrival = this.hasArrival;
    this.hasArrival = false;
    if (hadArrival && this.letsIn()) {
      this.open();
      this.until = 0;
      return;
    }
    this.arrivalsSince = 0;
    if (this.waiting.size > 0) this.work();
  }

  private work(): void {
    this.open();
    for (const work of this.waiting.keys()) {
      this.waiting.delete(work);
      // On a machine that does not let us run, a slice may be over before it begins: one part is done all the same.
      if (work() && !this.spend(work)) this.wait(work);
      if (performance.now() >= this.until) return;
    }
  }

  private settle(): void {
    const { left } = this;
    if (left.length === 0) return;
    this.left = [];
    for (const work of left) work();
  }

  private letsIn(): boolean {
    return performance.now() - this.arrivalsSince < ARRIVALS_MS;
  }

  /** Whether nothing is left of it when the time is up. */
  private spend(work: Work): boolean {
    while (performance.now() < this.until) if (!work()) return true;
    return false;
  }

  private wait(work: Work): void {
    if (!this.waiting.has(work)) this.waiting.set(work, performance.now());
  }
}

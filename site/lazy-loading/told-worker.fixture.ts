import { vi } from 'vitest';

/** A fake worker that sends the messages of the test. */
class ToldWorker extends EventTarget {
  static started: ToldWorker[] = [];
  isEnded = false;
  constructor() {
    super();
    ToldWorker.started.push(this);
  }
  postMessage(): void {}
  terminate(): void {
    this.isEnded = true;
  }
  tell(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

interface WithWorker<T> {
  readonly result: T;
  readonly worker: ToldWorker;
  /** When more than one was started. */
  readonly others: readonly ToldWorker[];
}

/** Returns the result of a function that starts a worker, and that worker. `vi.unstubAllGlobals` restores the browser's own. */
export function withWorker<T>(start: () => T): WithWorker<T> {
  vi.stubGlobal('Worker', ToldWorker);
  ToldWorker.started = [];
  const result = start();
  const [worker, ...others] = ToldWorker.started;
  if (!worker) throw new Error('no worker was started');
  return { result, worker, others };
}

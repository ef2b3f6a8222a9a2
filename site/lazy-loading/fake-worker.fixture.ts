import { vi } from 'vitest';

/** A fake worker that sends the messages of the test. */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  isEnded = false;
  constructor() {
    super();
    FakeWorker.started.push(this);
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
  readonly worker: FakeWorker;
  /** When more than one was started. */
  readonly others: readonly FakeWorker[];
}

/** Returns the result of a function that starts a worker, and that worker. `vi.unstubAllGlobals` restores the browser's own. */
export function withWorker<T>(start: () => T): WithWorker<T> {
  vi.stubGlobal('Worker', FakeWorker);
  FakeWorker.started = [];
  const result = start();
  const [worker, ...others] = FakeWorker.started;
  if (!worker) throw new Error('no worker was started');
  return { result, worker, others };
}

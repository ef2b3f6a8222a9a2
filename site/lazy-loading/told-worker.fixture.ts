import { vi } from 'vitest';

/** A worker of the browser that tells what the test wants. */
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
  /** Where more than one was started. */
  readonly others: readonly ToldWorker[];
}

/** What a function gives that starts a worker, and that worker. The browser's own comes back with `vi.unstubAllGlobals`. */
export function withWorker<T>(start: () => T): WithWorker<T> {
  vi.stubGlobal('Worker', ToldWorker);
  ToldWorker.started = [];
  const result = start();
  const [worker, ...others] = ToldWorker.started;
  if (!worker) throw new Error('no worker was started');
  return { result, worker, others };
}

import { vi } from 'vitest';

/** A worker of the browser that tells what the test wants. */
class ToldWorker extends EventTarget {
  static last: ToldWorker | undefined;
  isEnded = false;
  constructor() {
    super();
    ToldWorker.last = this;
  }
  postMessage(): void {}
  terminate(): void {
    this.isEnded = true;
  }
  tell(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

/** What a function gives that starts a worker, and that worker. The browser's own comes back with `vi.unstubAllGlobals`. */
export function withWorker<T>(start: () => T): { readonly result: T; readonly worker: ToldWorker } {
  vi.stubGlobal('Worker', ToldWorker);
  ToldWorker.last = undefined;
  const result = start();
  const worker = ToldWorker.last as ToldWorker | undefined;
  if (!worker) throw new Error('no worker was started');
  return { result, worker };
}

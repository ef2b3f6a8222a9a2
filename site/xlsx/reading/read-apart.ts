import type { ReadSource } from './read-file.ts';

/** Message from the reading worker: started, sheets, or the reason of a failure. */
export type ReadingNews =
  | { readonly kind: 'begun' }
  | { readonly kind: 'read'; readonly source: ReadSource }
  | { readonly kind: 'unread'; readonly why: string | undefined };

const UNREAD = 'Datoteka se ne može pročitati: sačuvajte je kao CSV ili XLSX i pokušajte ponovo.';
const NOT_BEGUN = 'Datoteka se sada ne može čitati: provjerite vezu i pokušajte ponovo.';

/**
 * Reads a file in a web worker, so that the page stays responsive.
 * @param signal terminates the worker and rejects with the signal's reason
 * @returns the source, or a Bosnian sentence with the reason of the failure
 */
export function readApart(file: File, signal: AbortSignal): Promise<ReadSource | string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' });
    let isBegun = false;
    const end = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    signal.addEventListener('abort', () => end(() => reject(signal.reason as Error)), { once: true });
    worker.addEventListener('error', () => end(() => resolve(isBegun ? UNREAD : NOT_BEGUN)));
    worker.addEventListener('message', ({ data: news }: MessageEvent<ReadingNews>) => {
      if (news.kind === 'begun') isBegun = true;
      else end(() => resolve(news.kind === 'read' ? news.source : (news.why ?? UNREAD)));
    });
    worker.postMessage(file);
  });
}

import type { ReadSource } from './read-file.ts';

/** What is told of a file that is read: that it was begun, its sheets, or why there are none. */
export type ReadingNews =
  | { readonly kind: 'begun' }
  | { readonly kind: 'read'; readonly source: ReadSource }
  | { readonly kind: 'unread'; readonly why: string | undefined };

const UNREAD = 'Datoteka se ne može pročitati: sačuvajte je kao CSV ili XLSX i pokušajte ponovo.';
const NOT_BEGUN = 'Dio programa koji čita datoteke nije stigao: provjerite vezu i pokušajte ponovo.';

/**
 * Reads a file apart from the page, which stays free however long it is.
 * @param signal ends the reading itself: it then rejects with the signal's reason
 * @returns the source, or a Bosnian sentence that says why there is none
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

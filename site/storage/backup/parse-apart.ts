/** Message from the parsing worker: the value without the records of its tables, then those in parts, or why it is none. */
export type ParsingNews =
  | { readonly kind: 'frame'; readonly value: unknown }
  | { readonly kind: 'rows'; readonly name: string; readonly rows: readonly unknown[] }
  | { readonly kind: 'end' }
  | { readonly kind: 'unread'; readonly why: string | undefined };

/** A parsed file, or the reason why it is none; undefined: not JSON. */
export type ParsedFile = { readonly value: unknown } | { readonly why: string | undefined };

/**
 * Parses a file of JSON in a web worker, so that the page stays responsive; it is refused before parsing when it is nested too deeply.
 * @param signal terminates the worker and rejects with the signal's reason
 */
export function parseApart(file: Blob, signal?: AbortSignal): Promise<ParsedFile> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./parsing-worker.ts', import.meta.url), { type: 'module' });
    let value: unknown;
    const end = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    signal?.addEventListener('abort', () => end(() => reject(signal.reason as Error)), { once: true });
    worker.addEventListener('error', () => end(() => reject(new Error('the worker did not load'))));
    worker.addEventListener('message', ({ data: news }: MessageEvent<ParsingNews>) => {
      if (news.kind === 'frame') value = news.value;
      else if (news.kind === 'rows') tableOf(value, news.name).push(...news.rows);
      else end(() => resolve(news.kind === 'end' ? { value } : { why: news.why }));
    });
    worker.postMessage(file);
  });
}

/** The list of a table in a value that the worker sent empty. */
const tableOf = (value: unknown, name: string): unknown[] =>
  (value as { readonly podaci: Readonly<Record<string, unknown[]>> }).podaci[name] ?? [];

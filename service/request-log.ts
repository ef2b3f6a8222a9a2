import type { App } from './app.ts';

/** What is noted about a request: never its body, its query, its headers or where it came from. */
export interface RequestNote {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
}

const LONGEST_PATH = 200;

/** The same handler, noting each request once it has its answer. */
export const noting =
  (fetch: App['fetch'], note: (request: RequestNote) => void): App['fetch'] =>
  async (request, env) => {
    const start = performance.now();
    const response = await fetch(request, env);
    note({
      method: request.method,
      path: pathOf(request.url),
      status: response.status,
      ms: Math.round((performance.now() - start) * 100) / 100,
    });
    return response;
  };

/** An answered call says nothing worth a line, at thousands a second; whatever else happened does. */
export function levelOf({ method, status }: RequestNote): 'debug' | 'info' | 'error' {
  if (status >= 500) return 'error';
  return method === 'POST' && status === 200 ? 'debug' : 'info';
}

/** `https://host/kamata?x=1` → `/kamata` */
function pathOf(url: string): string {
  const start = url.indexOf('/', 8);
  const query = url.indexOf('?', start);
  return url.slice(start, query === -1 ? undefined : query).slice(0, LONGEST_PATH);
}

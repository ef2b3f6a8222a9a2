/** What of a request for something to read matters. */
export interface Asked {
  readonly method: string;
  /** Without the query, and read: `/%70dv` is `/pdv`. */
  readonly path: string;
  /** Without its `?`. */
  readonly query: string;
  /** `Accept-Encoding`: the packed forms the client takes. */
  readonly accepts: string;
  /** `If-None-Match`: what it has already. */
  readonly known: string;
}

/** `/kamata?x=1` → `/kamata` */
export function withoutQuery(url: string): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}

/** `/kamata?x=1` → `x=1` */
export const queryOf = (url: string): string => url.slice(withoutQuery(url).length + 1);

/** The path of a request's address, also of one written in full, as proxies are asked. */
export function pathOf(url: string): string {
  const asked = withoutQuery(url);
  const path = asked.startsWith('/') ? asked : asked.replace(/^https?:\/\/[^/]*/i, '');
  return path.includes('%') ? read(path) : path;
}

/** A path without the slash at the end, and with it: either is asked. */
export function slashed(path: string): readonly string[] {
  const bare = path.replace(/\/$/, '');
  return [bare, `${bare}/`];
}

function read(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

import { nestingFault } from './json-limits.ts';
import type { ParsingNews } from './parse-apart.ts';

/** Worker scope, missing in the DOM types. */
const tell = postMessage as (news: ParsingNews) => void;

/** Records sent at a time: each message is one short task of the page. */
const AT_ONCE = 100;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Sends a value without its long lists, then their parts. */
function send(value: unknown): void {
  const tables = isObject(value) && isObject(value.podaci) ? value.podaci : {};
  const lists = Object.entries(tables).filter(([, list]) => Array.isArray(list)) as [string, unknown[]][];
  const bare = Object.fromEntries(lists.map(([name]) => [name, []]));
  tell({
    kind: 'frame',
    value: lists.length > 0 ? { ...(value as object), podaci: { ...tables, ...bare } } : value,
  });
  for (const [name, list] of lists)
    for (let from = 0; from < list.length; from += AT_ONCE)
      tell({ kind: 'rows', name, rows: list.slice(from, from + AT_ONCE) });
  tell({ kind: 'end' });
}

addEventListener('message', ({ data: file }: MessageEvent<Blob>) => {
  void parse(file).catch(() => tell({ kind: 'unread', why: undefined }));
});

async function parse(file: Blob): Promise<void> {
  const text = await file.text();
  const fault = nestingFault(text);
  if (fault) tell({ kind: 'unread', why: fault });
  else send(JSON.parse(text));
}

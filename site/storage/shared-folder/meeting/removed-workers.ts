import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import type { Contents } from '../../db/tables.ts';
import { isSame } from './three-way.ts';

interface Known {
  readonly base: Contents;
  readonly mine: Contents;
  readonly theirs: Contents;
}

/** True for a worker that one side removed and the other has typed something for: without a question that would stay without a worker. */
export function isContested(id: string, { base, mine, theirs }: Known): boolean {
  const has = (side: Contents): boolean => side.radnici.some((one) => one.id === id);
  if (!has(base) || has(mine) === has(theirs)) return false;
  const side = has(mine) ? mine : theirs;
  return !isSame(typedFor(id, base), typedFor(id, side));
}

/** What months and records have of a worker. */
const typedFor = (id: string, { mjeseci, odsustva, radnici }: Contents): unknown => ({
  worker: radnici.find((one) => one.id === id)?.content,
  months: mjeseci
    .map(({ id: month, content }) => [
      month,
      isJsonObject(content) && isJsonObject(content.workers) && content.workers[id],
    ])
    .filter(([, cells]) => cells),
  records: odsustva
    .filter(({ content }) => isJsonObject(content) && content.worker === id)
    .map(({ content }) => content),
});

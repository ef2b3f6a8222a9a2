import { MS_PER_DAY } from '@obracun/engine/core/days/day.ts';
import type { CopyRecord } from '../../storage/db/copy-record.ts';

/** So long without a copy is worth a word. */
const LONGEST_MS = 30 * MS_PER_DAY;

/** Since how many days there has been no copy, when that is too long; undefined when it is not. */
export function daysWithoutCopy({ at, since }: CopyRecord, now: number): number | undefined {
  const past = now - (at ?? since);
  return past >= LONGEST_MS ? Math.floor(past / MS_PER_DAY) : undefined;
}

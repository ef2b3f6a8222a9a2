import { MS_PER_DAY } from '@obracun/engine/core/days/day.ts';
import type { CopyRecord } from '../../../storage/db/copy-record.ts';

/** Days without a copy after which a reminder appears. */
const LONGEST_MS = 30 * MS_PER_DAY;

/** Number of days without a copy, when that is too long; undefined otherwise. */
export function daysWithoutCopy({ at, since, folderAt }: CopyRecord, now: number): number | undefined {
  const past = now - Math.max(at ?? since, folderAt ?? 0);
  return past >= LONGEST_MS ? Math.floor(past / MS_PER_DAY) : undefined;
}

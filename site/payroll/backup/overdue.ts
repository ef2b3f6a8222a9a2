import type { CopyRecord } from '../../device/kept/copy-record.ts';

const DAY_MS = 86_400_000;
/** So long without a copy is worth a word. */
const LONGEST_MS = 30 * DAY_MS;

/** Since how many days there has been no copy, when that is too long; undefined when it is not. */
export function daysWithoutCopy({ at, since }: CopyRecord, now: number): number | undefined {
  const past = now - (at ?? since);
  return past >= LONGEST_MS ? Math.floor(past / DAY_MS) : undefined;
}

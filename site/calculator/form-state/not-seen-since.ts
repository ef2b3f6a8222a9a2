import type { Day } from '@obracun/engine/core/days/day.ts';
import { formatMonthOf } from '@obracun/engine/core/numbers/format.ts';

/**
 * Figures stand until they are changed, so a month after the newest source is calculated all the same.
 * @param newest month of the newest source that was found for that law, `2026-06`
 */
export function notSeenSince(newest: string | undefined, day: Day | undefined): string | undefined {
  if (newest === undefined || day === undefined || day.slice(0, newest.length) <= newest) return undefined;
  return `Najnoviji nađeni izvor je iz ${formatMonthOf(newest)}: kasnije izmjene nisu viđene.`;
}

import { addMonths, type Day } from '../../core/days/day.ts';
import type { Change } from '../../core/law.ts';
import type { Feninga } from '../../core/numbers/money.ts';
import { prosjecna_neto } from '../../law/fbih/average-wage.ts';

/** The number of published averages behind the holiday bonus and money aid. */
export const AVERAGES = 3;

/** The last average published when a wage is paid is that of this many months before the wage. */
export const PUBLISHED_AFTER = 2;

type Average = Change<{ readonly iznos: Feninga }>;

/** The last known averages of net wages that are published for a wage, latest last; older ones fill gaps. */
export function publishedAverages(day: Day): readonly Average[] {
  const last = addMonths(day, -PUBLISHED_AFTER);
  return prosjecna_neto.promjene.filter(({ od }) => od <= last).slice(-AVERAGES);
}

/** The three months in a row before a wage; undefined when the average of one of them was not found. */
export function lastThreeAverages(day: Day): readonly Average[] | undefined {
  const found = publishedAverages(day);
  const isWhole = found.every(({ od }, at) => od === addMonths(day, at - PUBLISHED_AFTER - AVERAGES + 1));
  return found.length === AVERAGES && isWhole ? found : undefined;
}

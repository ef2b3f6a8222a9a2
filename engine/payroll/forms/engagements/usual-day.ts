import { type Day, firstDayOf, lastDayOf, type YearMonth } from '../../../core/days/day.ts';
import { valueOn } from '../../../core/law.ts';
import { rok_obrasca_2002 } from '../../../law/fbih/deadlines.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { Engagement } from '../../staff/engagements/engagement.ts';
import { dayAfter } from '../deadlines/deadline.ts';

/** The usual day of a payout: the agreed day, the last of a month, or the last day on which an owner in the Federation pays for it. */
export function usualDay(
  { kind, isMonthly, from }: Engagement,
  entity: PayrollEntity,
  month: YearMonth,
): Day {
  if (kind === 'owner' && entity === 'fbih') return ownerDue(month);
  return isMonthly ? lastDayOf(month) : from;
}

/** The last day for the contributions of an owner in the Federation, and for form 2002. */
export const ownerDue = (month: YearMonth): Day =>
  dayAfter(valueOn(rok_obrasca_2002, firstDayOf(month)), month);

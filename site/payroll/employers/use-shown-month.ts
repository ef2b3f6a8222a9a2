import type { Day } from '@obracun/engine/core/days/day.ts';
import { useState } from 'react';
import type { MonthOf } from '../../storage/payroll/months.ts';
import type { Place } from '../routing/place.ts';
import { monthDue } from './month-due.ts';
import { useFirmCounts } from './use-firm-counts.ts';

/**
 * The month of the address; where it says none, the one that is to be worked on. That one stays when it is closed meanwhile: another would
 * take the place of its papers.
 */
export function useShownMonth(firm: string, place: Place, today: Day): Pick<Place, 'year' | 'month'> {
  const [held, setHeld] = useState<MonthOf>();
  const known = held?.firm === firm ? held : undefined;
  const counts = useFirmCounts(firm, !place.year && !known);
  if (place.year) return place;
  if (!known && counts) setHeld(monthDue(firm, today, counts.lastClosed, {}));
  return known ?? {};
}

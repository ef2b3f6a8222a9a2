import { fetchPart } from '../../../lazy-loading/load-part.ts';
import { monthPart, type Output } from '../model/output.ts';
import type { MonthFile } from './month-file.ts';

/** The writer of calendars is a large library. */
export const loadCalendar = () => import('./calendar.ts');

export const calendarFile = ({ settled, papers }: Output): MonthFile => ({
  button: 'Kalendar (ICS)',
  name: `rokovi_${monthPart(settled)}.ics`,
  make: async () => {
    const { calendarText } = await fetchPart(loadCalendar);
    return new Blob([calendarText(settled, papers.deadlines)], { type: 'text/calendar' });
  },
});

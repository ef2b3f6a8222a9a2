import { fetchPart } from '../../../lazy-loading/load-part.ts';
import { monthPart, type Output } from '../model/output.ts';
import type { MonthFile } from './month-file.ts';

export const calendarFile = ({ settled, papers }: Output): MonthFile => ({
  button: 'Kalendar (ICS)',
  name: `rokovi_${monthPart(settled)}.ics`,
  make: async () => {
    const { calendarText } = await fetchPart(() => import('./calendar.ts'));
    return new Blob([calendarText(settled, papers.deadlines)], { type: 'text/calendar' });
  },
});

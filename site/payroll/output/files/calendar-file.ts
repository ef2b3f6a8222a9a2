import { monthPart, type Output } from '../model/output.ts';
import { loadCalendar } from './load-writers.ts';
import type { MonthFile } from './month-file.ts';

export const calendarFile = ({ settled, papers }: Output): MonthFile => ({
  button: 'Kalendar (ICS)',
  name: `rokovi_${monthPart(settled)}.ics`,
  make: async () => {
    const { calendarText } = await loadCalendar();
    return new Blob([calendarText(settled, papers.deadlines)], { type: 'text/calendar' });
  },
});

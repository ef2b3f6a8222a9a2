import { monthPart, type Output } from '../../month/output/output.ts';
import { loadCalendar } from '../../payments/print/load-writers.ts';
import type { MonthFile } from '../../ui/output/month-file.ts';

export const calendarFile = ({ settled, papers }: Output): MonthFile => ({
  button: 'Kalendar (ICS)',
  name: `rokovi_${monthPart(settled)}.ics`,
  make: async () => {
    const { calendarText } = await loadCalendar();
    return new Blob([calendarText(settled, papers.deadlines)], { type: 'text/calendar' });
  },
});

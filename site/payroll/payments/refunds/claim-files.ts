import {
  claimCsv,
  claimSheet,
  type ListedClaim,
} from '@obracun/engine/payroll/payments/refunds/claim-sheet.ts';
import { type MonthFile, sheetFile, textFile } from '../../ui/output/month-file.ts';
import { loadCalendar } from '../print/load-writers.ts';

const NAME = 'potrazivanja-od-fonda';

/** The list as a workbook and as text, and its open deadlines as a calendar. */
export const claimFiles = (claims: readonly ListedClaim[]): readonly MonthFile[] => [
  sheetFile('Excel', NAME, () => [claimSheet(claims)]),
  textFile('CSV', `${NAME}.csv`, claimCsv(claims)),
  ...(claims.some(({ due, expected }) => due ?? expected) ? [calendarFile(claims)] : []),
];

const calendarFile = (claims: readonly ListedClaim[]): MonthFile => ({
  button: 'Rokovi (ICS)',
  name: `rokovi_${NAME}.ics`,
  make: async () => {
    const { claimCalendarText } = await loadCalendar();
    return new Blob([claimCalendarText(claims)], { type: 'text/calendar' });
  },
});

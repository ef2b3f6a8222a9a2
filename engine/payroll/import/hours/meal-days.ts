import { formatHundredths } from '../../../kernel/figures/format.ts';
import { HUNDREDTHS, type Hundredths } from '../../../kernel/figures/money.ts';
import { entriesOf, type HourEntry } from './hour-values.ts';

/** Weekdays of the month, and how many of them are holidays. */
interface Days {
  readonly workingDays: number;
  readonly holidays: number;
}

/** Days of meals are not taken: the month reckons its own. Where a line says others, it is told. */
export function mealWarnings(entry: HourEntry, dailyHours: Hundredths, days: Days): string[] {
  const said = entry.hours.mealDays;
  const reckoned = mealDays(entry, dailyHours, days);
  if (said === undefined || said === reckoned) return [];
  return [
    `Dana toplog obroka je ovdje ${formatHundredths(said)}, a po satima i odsustvima ih je ${formatHundredths(reckoned)}: obračun uzima ${formatHundredths(reckoned)}.`,
  ];
}

/** Days with a hot meal, as a wage reckons them of the same hours (`topli_dani`), without second meals. */
function mealDays(entry: HourEntry, dailyHours: Hundredths, { workingDays, holidays }: Days): Hundredths {
  const { paidDays, unpaidDays, missedHours, sickHours, fundHours, holidayWork, perDiems } = {
    ...NOTHING,
    ...entriesOf(entry, dailyHours),
  };
  const wholeDays = (hours: Hundredths): Hundredths => Math.floor(hours / dailyHours) * HUNDREDTHS;
  const away = paidDays + unpaidDays + wholeDays(missedHours + sickHours + fundHours);
  const atWork = Math.max(0, (workingDays - holidays) * HUNDREDTHS - away);
  const onHolidays = Math.min(holidays * HUNDREDTHS, wholeDays(holidayWork));
  return Math.max(0, atWork + onHolidays - perDiems);
}

const NOTHING = {
  paidDays: 0,
  unpaidDays: 0,
  missedHours: 0,
  sickHours: 0,
  fundHours: 0,
  holidayWork: 0,
  perDiems: 0,
};

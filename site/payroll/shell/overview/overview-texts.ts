import { type Day, daysBetween } from '@obracun/engine/core/days/day.ts';
import { counted, DAYS, formatAmount, formatDay, monthWritten } from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import { ENTITY_NAMES } from '@obracun/engine/payroll/firms/municipalities/municipality.ts';
import type { Deadline } from '@obracun/engine/payroll/forms/deadlines/deadline.ts';
import { folderWord } from '../../firms/shared-folder/folder-words.ts';
import { monthDue } from '../../ui/routing/month-due.ts';
import type { Place } from '../../ui/routing/place.ts';
import type { MonthSummary, OverviewFirm, OverviewState } from './overview-firms.ts';

/** How far a month is, in words. */
export const STATES: Readonly<Record<OverviewState, string>> = {
  open: 'nije zaključeno',
  unpaid: 'zaključeno, nije plaćeno',
  unfiled: 'plaćeno, listići ili obrasci nisu gotovi',
  done: 'gotovo',
};

/** `Federacija BiH, radnika: 5, zaključen 09/2026` */
export const factsOf = ({ firm, workers, lastClosed, folder }: OverviewFirm): string =>
  [
    ENTITY_NAMES[firm.entity],
    `radnika: ${workers}`,
    lastClosed && `zaključen ${monthWritten(lastClosed)}`,
    firm.lock && 'zaključana',
    folder && folderWord(folder),
  ]
    .filter(Boolean)
    .join(', ');

/** What is paid out in the month; nothing for a firm without workers, or where no wage can be calculated. */
export function payoutText({ workers }: OverviewFirm, summary: MonthSummary | undefined): string {
  if (workers === 0) return '';
  if (!summary) return 'računa se…';
  return summary.payout === 0 && summary.problems > 0 ? '' : formatAmount(summary.payout);
}

/** What all firms pay out, once all of it is calculated. */
export const totalText = (
  firms: readonly OverviewFirm[],
  summaryOf: (one: OverviewFirm) => MonthSummary | undefined,
): string =>
  firms.every((one) => one.workers === 0 || summaryOf(one) !== undefined)
    ? formatAmount(sumOf(firms, (one) => summaryOf(one)?.payout ?? 0))
    : 'računa se…';

/** Where a firm of the overview opens: the month to work on, or its workers while it has none. */
export const firmPlace = (
  { id, workers, lastClosed }: OverviewFirm,
  { year, month }: Place,
  today: Day,
): Place =>
  workers === 0
    ? { firm: id, section: 'radnici', year, month }
    : { ...monthDue(id, today, lastClosed, { year, month }), section: 'mjesec' };

/** `Plata i doprinosi do 30. 11. 2026. (za 2 dana)` */
export const dueText = ({ title, day }: Deadline, today: Day): string =>
  `${title} do ${formatDay(day)} (${untilText(daysBetween(today, day))})`;

function untilText(days: number): string {
  if (days < 0) return 'rok je prošao';
  return days === 0 ? 'danas' : `za ${counted(days, DAYS)}`;
}

import { formatMonth } from '@obracun/engine/core/numbers/format.ts';
import { readNumber } from '@obracun/engine/core/numbers/number-input.ts';
import type { Entered } from '../../fields/parsing/entered.ts';
import { markedEstimate } from './ledger-of.ts';

const TITLE = 'Rezultati obračuna';

/** The heading of the results, with their month or year, and the mark of an estimate. */
export const resultTitle = (entered: Entered, isEstimate = false): string =>
  markedEstimate(titleOf(entered), isEstimate);

function titleOf(entered: Entered): string {
  const period = writtenPeriod(entered);
  if (period === '') return TITLE;
  return `${TITLE} za ${period}${period.includes('/') ? '' : '. godinu'}`;
}

/** The entered month or year of a form: `03/2026`, `2026`; empty until there is a year. */
export function writtenPeriod({ mjesec = '', godina = '' }: Entered): string {
  const [month, year] = [readNumber(mjesec), readNumber(godina)];
  if (year === undefined) return '';
  return month === undefined ? String(year) : formatMonth(month, year);
}

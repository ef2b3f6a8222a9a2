import { formatMonth } from '@obracun/engine/kernel/figures/format.ts';
import { readNumber } from '@obracun/engine/kernel/figures/number-input.ts';
import type { Entered } from '../../fields/typed/entered.ts';

const TITLE = 'Rezultati obračuna';

/** The heading of the results, with the month or the year they are for. */
export function resultTitle({ mjesec = '', godina = '' }: Entered): string {
  const [month, year] = [readNumber(mjesec), readNumber(godina)];
  if (year === undefined) return TITLE;
  return month === undefined ? `${TITLE} za ${year}. godinu` : `${TITLE} za ${formatMonth(month, year)}`;
}

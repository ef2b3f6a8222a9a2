import type { Entered } from '../../fields/typed/entered.ts';

/** A month and its year in one: `10/2026`, `10. 2026.`, `10-26`. */
const PERIOD = /^(\d{1,2})[\s./-]+(\d{2}|\d{4})\.?$/;
const SHORT_YEAR = /^\d{2}\.?$/;

const longYear = (year: string): string => (year.length === 2 ? `20${year}` : year);

/**
 * What was typed into month or year, with both filled when one of them holds both. `isDone` says that the field was left or
 * pasted into: before that two digits may be the beginning of four.
 */
export function readPeriod(entered: Entered, isDone: boolean): Entered {
  for (const name of ['mjesec', 'godina']) {
    const [, month, year = ''] = PERIOD.exec(entered[name]?.trim() ?? '') ?? [];
    if (month && (isDone || year.length === 4)) return { ...entered, mjesec: month, godina: longYear(year) };
  }
  const year = entered.godina?.trim() ?? '';
  return isDone && SHORT_YEAR.test(year) ? { ...entered, godina: longYear(year.slice(0, 2)) } : entered;
}

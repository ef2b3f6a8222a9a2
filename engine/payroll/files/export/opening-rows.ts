import { MONTH_NAMES } from '../../../core/days/day.ts';
import { formatDay, monthWritten } from '../../../core/numbers/format.ts';
import { surnameFirst } from '../../model/firm.ts';
import { newWorker, type Worker } from '../../model/worker.ts';
import { type OpeningEntry, openingEntries } from '../../staff/opening/opening-months.ts';
import { OPENING_NAMES, type OpeningYear } from '../../staff/opening/opening-year.ts';
import { type OpeningField, openingLabel } from '../import/openings/opening-columns.ts';
import { writtenAmount } from './figures.ts';

const HEADINGS: readonly OpeningField[] = ['jmbg', 'surnameFirst', 'month', ...OPENING_NAMES, 'payday'];

const rowOf = ({ figures, ...month }: Omit<OpeningEntry, 'worker'>, worker: Worker): string[] => [
  worker.jmbg,
  surnameFirst(worker),
  monthWritten(month),
  ...OPENING_NAMES.map((name) => writtenAmount(figures[name])),
  figures.payday === undefined ? '' : formatDay(figures.payday),
];

/**
 * A table to fill in: the months of a year of every worker with what is typed of them, and the typed months of other years. Importing it
 * changes nothing.
 */
export function openingRows(
  workers: readonly Worker[],
  openings: readonly OpeningYear[],
  year: number,
): string[][] {
  const entries = openingEntries(openings);
  return [
    HEADINGS.map(openingLabel),
    ...workers.flatMap((worker) => {
      const own = entries.filter((one) => one.worker === worker.id);
      const ofYear = MONTH_NAMES.map((_, at) => ({
        figures: {},
        ...own.find((one) => one.year === year && one.month === at + 1),
        year,
        month: at + 1,
      }));
      return [...own.filter((one) => one.year !== year), ...ofYear].map((one) => rowOf(one, worker));
    }),
  ];
}

const EXAMPLE: Worker = {
  ...newWorker('', ''),
  firstName: 'Radnik',
  lastName: 'Prvi',
  jmbg: '3112899990017',
};

/** A gross of 2.000,00 with one worker in two months: contributions 620,00, deduction 300,00, tax 108,00, net 1.272,00. */
const FIGURES = {
  gross: 200_000,
  contributions: 62_000,
  tax: 10_800,
  net: 127_200,
  untaxed: 34_000,
  paid: 161_200,
  allowance: 30_000,
} as const;

/** Two months of an invented worker. */
export const openingExample = (year: number): string[][] => [
  HEADINGS.map(openingLabel),
  rowOf({ year, month: 1, figures: { ...FIGURES, hours: 17_600, leaveDays: 0 } }, EXAMPLE),
  rowOf({ year, month: 2, figures: { ...FIGURES, hours: 16_000, leaveDays: 200 } }, EXAMPLE),
];

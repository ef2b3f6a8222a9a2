import { MONTH_NAMES } from '../../core/days/day.ts';
import { formatDay, monthWritten } from '../../core/numbers/format.ts';
import { type OpeningField, openingLabel } from '../import/openings/opening-columns.ts';
import { surnameFirst } from '../model/firm.ts';
import { newWorker, type Worker } from '../model/worker.ts';
import { type OpeningEntry, openingEntries } from '../opening/opening-months.ts';
import { OPENING_NAMES, type OpeningYear } from '../opening/opening-year.ts';
import { writtenAmount } from './figures.ts';

const HEADINGS: readonly OpeningField[] = ['jmbg', 'surnameFirst', 'month', ...OPENING_NAMES, 'payday'];

const rowOf = ({ figures, ...month }: Omit<OpeningEntry, 'worker'>, worker: Worker): string[] => [
  worker.jmbg,
  surnameFirst(worker),
  monthWritten(month),
  ...OPENING_NAMES.map((name) => writtenAmount(figures[name])),
  figures.payday === undefined ? '' : formatDay(figures.payday),
];

/** Opening balances as a table with headings, one line for each worker and month. */
export function openingRows(workers: readonly Worker[], openings: readonly OpeningYear[]): string[][] {
  const byId = new Map(workers.map((worker) => [worker.id, worker]));
  return [
    HEADINGS.map(openingLabel),
    ...openingEntries(openings).flatMap((entry) => {
      const worker = byId.get(entry.worker);
      return worker ? [rowOf(entry, worker)] : [];
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

/**
 * A table to fill in: the months of the workers of the firm, without figures; else two months of an invented worker.
 */
export function openingExample(workers: readonly Worker[], year: number): string[][] {
  if (workers.length > 0)
    return [
      HEADINGS.map(openingLabel),
      ...workers.flatMap((worker) =>
        MONTH_NAMES.map((_, at) => rowOf({ year, month: at + 1, figures: {} }, worker)),
      ),
    ];
  return [
    HEADINGS.map(openingLabel),
    rowOf({ year, month: 1, figures: { ...FIGURES, hours: 17_600, leaveDays: 0 } }, EXAMPLE),
    rowOf({ year, month: 2, figures: { ...FIGURES, hours: 16_000, leaveDays: 200 } }, EXAMPLE),
  ];
}

import type { Day } from '../../../core/days/day.ts';

/** Figures of a month of a worker from an earlier program, in reading order. */
export const OPENING_NAMES = [
  'gross',
  'contributions',
  'tax',
  'net',
  'untaxed',
  'paid',
  'refunded',
  'hours',
  'sickHours',
  'leaveDays',
  'pension',
  'health',
  'unemployment',
  'allowance',
  'onTop',
] as const;

/** In feninga; hours and days in hundredths. */
export type OpeningFigure = (typeof OPENING_NAMES)[number];

/** A month of a worker as an earlier program had it. */
export interface OpeningMonth extends Readonly<Partial<Record<OpeningFigure, number>>> {
  /** Day of the payout. */
  readonly payday?: Day;
}

/** Opening balances of a worker for one year. Stay on the device. */
export interface OpeningYear {
  /** `openingId` of its firm, year and worker. */
  readonly id: string;
  /** The firm's id; not named `firm`, as records of the register of absences are found by that name. */
  readonly ofFirm: string;
  /** The worker's id. */
  readonly worker: string;
  readonly year: number;
  /** By the number of the month, `1` to `12`. */
  readonly months: Readonly<Record<string, OpeningMonth>>;
}

const PREFIX = 'ps';

/** The key of a worker's opening balances of a year; all of a firm have one beginning. */
export const openingId = (firm: string, year: number, worker: string): string =>
  `${openingPrefix(firm)}${year}:${worker}`;

/** The beginning of the keys of a firm's opening balances. */
export const openingPrefix = (firm: string): string => `${PREFIX}:${firm}:`;

/** A year with nothing typed yet. */
export const newOpeningYear = (firm: string, year: number, worker: string): OpeningYear => ({
  id: openingId(firm, year, worker),
  ofFirm: firm,
  worker,
  year,
  months: {},
});

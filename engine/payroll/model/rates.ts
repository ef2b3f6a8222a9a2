import type { Ppm } from '../../core/numbers/money.ts';

/** Percentages a wage is paid by: the worker's own stand before those of the firm. Where neither states one, only what a law sets is paid. */
export interface OwnRates {
  /** Of the basic wage, for a year of service. */
  readonly seniority?: Ppm;
  /** Added to an hour of overtime. */
  readonly overtimeUplift?: Ppm;
  readonly nightUplift?: Ppm;
  readonly holidayUplift?: Ppm;
  /** Of an hour of work, for an hour of sick leave the employer pays. */
  readonly sickShare?: Ppm;
}

export type RateName = keyof OwnRates;

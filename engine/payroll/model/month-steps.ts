import { type Day, monthCode, type YearMonth } from '../../core/days/day.ts';

/** The steps of a month that happen outside this program, in their order. */
export const HAND_STEPS = ['paid', 'slips', 'filed'] as const;
export type HandStep = (typeof HAND_STEPS)[number];

/** Steps of a month of a firm that the user marked as done, each with the day of the mark. Stays on the device. */
export interface MonthSteps extends YearMonth, Readonly<Partial<Record<HandStep, Day>>> {
  /** `monthStepsId` of its firm and month. */
  readonly id: string;
  /** The firm's id. */
  readonly ofFirm: string;
}

/** The key of the steps of a month. */
export const monthStepsId = (firm: string, month: YearMonth): string =>
  `${monthStepsPrefix(firm)}${monthCode(month)}`;

/** The beginning of the keys of a firm's steps. */
export const monthStepsPrefix = (firm: string): string => `kor:${firm}:`;

/** Steps with nothing marked. */
export const newMonthSteps = (firm: string, { year, month }: YearMonth): MonthSteps => ({
  id: monthStepsId(firm, { year, month }),
  ofFirm: firm,
  year,
  month,
});

import type { Day } from '../../../kernel/day.ts';
import type { Change, Source } from '../../../kernel/law.ts';
import { change } from '../../../law/source.ts';

/** A number the law sets to what may be agreed, as a timeline of changes. */
type Limit = readonly Change<number>[];

export type LimitName =
  | 'fixedTermMonths'
  | 'probationMonths'
  | 'employeeNoticeDays'
  | 'employerNoticeDays'
  | 'employeeNoticeMostMonths'
  | 'annualLeaveDays'
  | 'weeklyHours'
  | 'temporaryWorkDays';

/** An entity need not know all of them. */
export type Limits = Partial<Readonly<Record<LimitName, Limit>>>;

/** Limits an act has had since it came into force. */
export const limitsSince =
  <Facts>(inForce: Day, act: (facts: Facts) => Source) =>
  (value: number, facts: Facts): Limit => [change(inForce, value, act(facts))];

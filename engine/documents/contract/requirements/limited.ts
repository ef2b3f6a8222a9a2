import { addMonths, daysBetween } from '../../../kernel/calendar.ts';
import type { Day } from '../../../kernel/day.ts';
import type { Contract } from '../contract.ts';
import type { LimitName } from '../law/limit.ts';
import { type Check, limitFor } from './doubt.ts';

type NumberField = 'annualLeave' | 'noticePeriod' | 'probationPeriod' | 'weeklyHours' | 'workDays';

/** A check of one number against one limit of the law; nothing to say while either is unknown. */
const limited =
  (
    isFine: (value: number, bound: number) => boolean,
    boundOf = (limit: number, _from: Day): number => limit,
  ) =>
  (polje: NumberField, name: LimitName, poruka: (limit: number, contract: Contract) => string): Check =>
  (contract, facts) => {
    const value = contract[polje];
    const limit = limitFor(contract, facts, name);
    if (value === null || limit === undefined) return undefined;
    if (isFine(value, boundOf(limit.vrijednost, contract.startDate ?? facts.today))) return undefined;
    return { polje, poruka: poruka(limit.vrijednost, contract), izvor: limit.izvor };
  };

const daysFrom = (months: number, from: Day): number => daysBetween(from, addMonths(from, months));

export const atLeast = limited((value, least) => value >= least);
export const atMost = limited((value, most) => value <= most);

/** A limit in months on a field in days, counted from the first day of the contract. */
export const atMostMonths = limited((value, most) => value <= most, daysFrom);

import type { Day, Period } from '../../core/days/day.ts';
import { daysBetween } from '../../core/days/day.ts';
import type { InputOf } from '../../core/field.ts';
import { type InterestPreset, interestPresets, yearlyRate } from '../../rules/interest.ts';
import type { interestFields } from './fields.ts';

/** Amounts in feninga, rates in ppm. */
export type InterestInput = InputOf<typeof interestFields>;

/** The day of the applicable law: that of the payment, or today when unpaid. */
export const countedOn = ({ do: paid }: Pick<InterestInput, 'do'>, today: Day): Day => paid ?? today;

/** The chosen law, while the rate is its rate on that day. */
export const chosenLaw = (
  { propis, stopa }: Pick<InterestInput, 'propis' | 'stopa'>,
  day: Day,
): InterestPreset | undefined =>
  interestPresets(day).find((preset) => preset.id === propis && yearlyRate(preset) === stopa);

/** Due day and day of payment, when the late days derive from them. */
export function datesOf({ od, do: paid, dani }: InterestInput): Period | undefined {
  if (od === null || paid === null || dani === 0) return undefined;
  return daysBetween(od, paid) === dani ? { od, do: paid } : undefined;
}

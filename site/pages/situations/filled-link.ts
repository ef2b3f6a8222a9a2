import { addMonths, type Day, monthOf, yearOf } from '@obracun/engine/core/days/day.ts';
import type { FilledLink } from './situation.ts';

/** The address of a filled form; the last month is known on the device alone. */
export function filledAddress({ to, fields, isOfMonth }: FilledLink, day: Day | undefined): string {
  const last = isOfMonth && day ? addMonths(day, -1) : undefined;
  const period = last && { mjesec: String(monthOf(last)), godina: String(yearOf(last)) };
  return `${to}#${new URLSearchParams({ ...period, ...fields })}`;
}

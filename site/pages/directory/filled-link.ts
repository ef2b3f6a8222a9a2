import { addMonths, type Day, monthOf, yearOf } from '@obracun/engine/core/days/day.ts';
import { SITUATION } from '../../storage/fragment.ts';

/** A link into a calculator with its form filled in. */
export interface FilledLink {
  /** The address of the calculator. */
  readonly to: `/${string}`;
  readonly label: string;
  /** Values by the names of shared links. */
  readonly fields: Readonly<Record<string, string>>;
  /** The form has a month: the last one is filled in. */
  readonly isOfMonth?: true;
}

/**
 * The address of a filled form; the last month is known on the device alone.
 * @param situation whose question the answer there is a sentence about
 */
export function filledAddress(
  { to, fields, isOfMonth }: FilledLink,
  day: Day | undefined,
  situation?: string,
): string {
  const last = isOfMonth && day ? addMonths(day, -1) : undefined;
  const period = last && { mjesec: String(monthOf(last)), godina: String(yearOf(last)) };
  const marked = situation === undefined ? undefined : { [SITUATION]: situation };
  return `${to}#${new URLSearchParams({ ...period, ...fields, ...marked })}`;
}

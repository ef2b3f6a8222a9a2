import { asSeen } from '../../core/text/letters.ts';

/** What people put between digits when they copy a number: spaces of any kind, dots, dashes, slashes. */
const SEPARATORS = /[\s.\-‐-―/]/g;

/** `161-000-00107510-06` → `1610000010751006`, with letters in upper case. */
export const compact = (text: string): string => asSeen(text).replace(SEPARATORS, '').toUpperCase();

const LETTERS = /\p{L}/u;

/** What people read again: a number without what was put between its digits. Words stay as they were typed: `pasoš A12` is no `PASOŠA12`. */
export const bareNumber = (text: string): string => (LETTERS.test(text) ? asSeen(text) : compact(text));

/** True for a number that is written as a JMBG and a JIB are, whatever its control digit. */
export const hasThirteenDigits = (number: string): boolean => /^\d{13}$/.test(number);

/** Says what is wrong with the shape of a number that must have exactly `length` digits. */
export function wrongLength(name: string, number: string, length: number): string | undefined {
  if (!/^\d*$/.test(number)) return `${name} smije imati samo cifre.`;
  if (number.length !== length) return `${name} ima ${length} cifara, a upisano je ${number.length}.`;
  return undefined;
}

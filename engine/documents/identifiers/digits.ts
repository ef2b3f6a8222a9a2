import { visibleText } from '../../core/text/letters.ts';

/** Separators in copied numbers: spaces of any kind, dots, dashes, slashes. */
const SEPARATORS = /[\s.\-‐-―/]/g;

/** `161-000-00107510-06` → `1610000010751006`, with uppercase letters. */
export const compact = (text: string): string => visibleText(text).replace(SEPARATORS, '').toUpperCase();

const LETTERS = /\p{L}/u;

/** For display: a number without separators. Words are unchanged: `pasoš A12` does not become `PASOŠA12`. */
export const bareNumber = (text: string): string => (LETTERS.test(text) ? visibleText(text) : compact(text));

/** True for 13 digits, as in a JMBG and a JIB, without checking the control digit. */
export const hasThirteenDigits = (number: string): boolean => /^\d{13}$/.test(number);

/** The message for a number that must have exactly `length` digits. */
export function wrongLength(name: string, number: string, length: number): string | undefined {
  if (!/^\d*$/.test(number)) return `${name} smije imati samo cifre.`;
  if (number.length !== length) return `${name} ima ${length} cifara, a upisano je ${number.length}.`;
  return undefined;
}

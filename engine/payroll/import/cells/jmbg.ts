import { checkJmbg } from '../../../documents/identifiers/jmbg.ts';
import { type CellReading, changed, plainly, unreadable } from './reading.ts';

const LENGTH = 13;
const LOST_DIGITS = 'Broj je izgubio cifre: upišite JMBG ponovo, ili kolonu u Excelu postavite kao Tekst.';

/** `3.1129E+12`: what a spreadsheet shows, and writes, of a long number. */
export const isScientific = (text: string): boolean => /^\d(?:[.,]\d+)?E\+?\d+$/i.test(text.trim());

/** A JMBG (13 digits), with the zero a spreadsheet took put back where the check digit proves it. */
export function readJmbg(text: string): CellReading<string> {
  if (isScientific(text)) return unreadable(LOST_DIGITS);
  const digits = text
    .replace(/^'/, '')
    .replace(/[.,]0+$/, '')
    .replace(/[\s.-]/g, '');
  if (!/^\d+$/.test(digits)) return unreadable('JMBG smije imati samo cifre.');
  const number =
    digits.length === LENGTH - 1 && checkJmbg(`0${digits}`) === undefined ? `0${digits}` : digits;
  const wrong = checkJmbg(number);
  if (wrong) return unreadable(wrong, number.length === LENGTH ? { kept: number } : {});
  if (number !== digits)
    return changed(number, { kind: 'jmbg-zero', old: text, now: number, toConfirm: true });
  return number === text
    ? plainly(number)
    : changed(number, { kind: 'jmbg-digits', old: text, now: number, toConfirm: true });
}

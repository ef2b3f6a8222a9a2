import { compact, wrongLength } from './digits.ts';

const WEIGHTS = [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** Modulo 11 as in the JMBG. No regulation states it for the JIB; published numbers all keep it, so it only warns. */
function checkDigitFits(number: string): boolean {
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(number[place]), 0);
  const rest = sum % 11;
  return Number(number[12]) === (rest < 2 ? 0 : 11 - rest);
}

/** JIB: 13 digits that begin with 4. */
export function checkJib(text: string): string | undefined {
  const number = compact(text);
  const wrong = wrongLength('JIB', number, 13);
  if (wrong) return wrong;
  if (!number.startsWith('4')) return 'JIB počinje cifrom 4.';
  return checkDigitFits(number)
    ? undefined
    : 'Kontrolna cifra JIB-a se ne slaže; provjerite prepisane cifre.';
}

/** PDV number (also called PIB): the JIB of the head office without its leading 4. */
export function checkPdv(text: string): string | undefined {
  const number = compact(text);
  const wrong = wrongLength('PDV broj', number, 12);
  if (wrong) return wrong;
  return checkDigitFits(`4${number}`)
    ? undefined
    : 'Kontrolna cifra PDV broja se ne slaže; provjerite prepisane cifre.';
}

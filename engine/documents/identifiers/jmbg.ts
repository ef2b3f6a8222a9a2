import { validate } from 'stdnum/lib/cjs/ba/jmbg.js';
import { compact, wrongLength } from './digits.ts';

/** JMBG: day, month and the last three digits of the year of birth, region, number and a check digit. */
export function checkJmbg(text: string): string | undefined {
  const number = compact(text);
  const wrong = wrongLength('JMBG', number, 13);
  if (wrong) return wrong;
  return validate(number).isValid
    ? undefined
    : 'JMBG nije ispravan: provjerite datum rođenja (prvih sedam cifara) i posljednju, kontrolnu cifru.';
}

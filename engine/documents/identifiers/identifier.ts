import { validate } from 'stdnum/lib/cjs/ba/jmbg.js';
import { checkAccount, checkIban } from './account.ts';
import { compact, wrongLength } from './digits.ts';

/** PIB is another name of the PDV number. */
export type IdentifierKind = 'JMBG' | 'JIB' | 'PIB' | 'racun' | 'IBAN';

const CHECKS: Readonly<Record<IdentifierKind, (text: string) => string | undefined>> = {
  JMBG: checkJmbg,
  JIB: checkJib,
  PIB: checkPdv,
  racun: checkAccount,
  IBAN: checkIban,
};

/** The message for an invalid number; `undefined` when it is valid or empty. It warns and never blocks. */
export const checkIdentifier = (kind: IdentifierKind, text: string): string | undefined =>
  compact(text) === '' ? undefined : CHECKS[kind](text);

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/**
 * Explains the format when one of the typed e-mail addresses is invalid; `undefined` when they may be valid, or there is none. It warns and
 * never blocks.
 */
export function checkEmail(text: string): string | undefined {
  const typed = text.split(/[,;]/).map((one) => one.trim());
  const isWrong = typed.some((one) => one !== '' && !ADDRESS.test(one));
  return isWrong ? 'E-pošta se piše kao ime@firma.ba. Više adresa odvojite zarezom.' : undefined;
}

/** JMBG: day, month and the last three digits of the year of birth, region, number and a check digit. */
export function checkJmbg(text: string): string | undefined {
  const number = compact(text);
  const wrong = wrongLength('JMBG', number, 13);
  if (wrong) return wrong;
  return validate(number).isValid
    ? undefined
    : 'JMBG nije ispravan: provjerite datum rođenja i posljednju cifru.';
}

const WEIGHTS = [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** Modulo 11 as in the JMBG. No regulation states it for the JIB, but all published numbers fulfil it, so it only warns. */
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
  return checkDigitFits(number) ? undefined : 'Ovaj JIB vjerovatno ima pogrešnu cifru.';
}

/** PDV number (also called PIB): the JIB of the head office without its leading 4. */
function checkPdv(text: string): string | undefined {
  const number = compact(text);
  const wrong = wrongLength('PDV broj', number, 12);
  if (wrong) return wrong;
  return checkDigitFits(`4${number}`) ? undefined : 'Ovaj PDV broj vjerovatno ima pogrešnu cifru.';
}

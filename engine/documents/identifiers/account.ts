import { bareNumber, compact, wrongLength } from './digits.ts';

const BOSNIAN_IBAN_LENGTH = 20;

/** MOD 97-10, ISO 7064: the whole number leaves 1. */
const leavesOne = (number: string): boolean => BigInt(number) % 97n === 1n;

/** Bank account in BiH: 16 digits, the last two are the check. */
export function checkAccount(text: string): string | undefined {
  const number = compact(text);
  const wrong = wrongLength('Broj računa', number, 16);
  if (wrong) return wrong;
  return leavesOne(number)
    ? undefined
    : 'Kontrolne cifre broja računa se ne slažu; provjerite prepisane cifre.';
}

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** An account without what was put between its characters; what has words beside it stays as it was typed. */
export const bareAccount = (text: string): string =>
  IBAN.test(compact(text)) ? compact(text) : bareNumber(text);

/** IBAN of any country; a Bosnian one has 20 characters (`BA39` and the account). */
export function checkIban(text: string): string | undefined {
  const iban = compact(text);
  if (!IBAN.test(iban)) return 'IBAN počinje oznakom države i ima 15 do 34 znaka.';
  if (iban.startsWith('BA') && iban.length !== BOSNIAN_IBAN_LENGTH)
    return `IBAN iz BiH ima ${BOSNIAN_IBAN_LENGTH} znakova, a upisano je ${iban.length}.`;
  return leavesOne(lettersAsNumbers(iban.slice(4) + iban.slice(0, 4)))
    ? undefined
    : 'Kontrolne cifre IBAN-a se ne slažu; provjerite prepisane znakove.';
}

/** A = 10 … Z = 35. */
const lettersAsNumbers = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));

/** A bank account as people write it: an account number, or an IBAN when it begins with a letter; nothing to say of none. */
export function checkBankAccount(text: string): string | undefined {
  if (compact(text) === '') return undefined;
  return /^[a-z]/i.test(text.trim()) ? checkIban(text) : checkAccount(text);
}

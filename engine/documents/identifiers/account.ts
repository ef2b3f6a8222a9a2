import { counted } from '../../core/numbers/plural.ts';
import { asSeen } from '../../core/text/as-seen.ts';
import { bareNumber, compact, wrongLength } from './digits.ts';
import { IBAN_HEAD, ibanStructureOf } from './iban-structure.ts';

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

/** IBAN of any country, by the length and structure it has there. */
export function checkIban(text: string): string | undefined {
  const iban = compact(text);
  if (!IBAN.test(iban)) return 'IBAN počinje oznakom države i ima 15 do 34 znaka.';
  const country = iban.slice(0, 2);
  const structure = ibanStructureOf(country);
  if (!structure) return `IBAN s oznakom države ${country} nije poznat; provjerite prva dva slova.`;
  const named = country === 'BA' ? 'IBAN iz BiH' : `IBAN s oznakom ${country}`;
  if (iban.length !== structure.length)
    return `${named} ima ${counted(structure.length, LETTERS)}, a upisano je ${iban.length}.`;
  if (country === 'BA') return checkBosnian(iban);
  if (!structure.account.test(iban.slice(IBAN_HEAD)))
    return `${named} drugačije raspoređuje slova i cifre; provjerite prepisane znakove.`;
  return leavesOne(lettersAsNumbers(iban.slice(IBAN_HEAD) + iban.slice(0, IBAN_HEAD)))
    ? undefined
    : 'Kontrolne cifre IBAN-a se ne slažu; provjerite prepisane znakove.';
}

const LETTERS = ['znak', 'znaka', 'znakova'] as const;

/** The account has check digits of its own, so those of its IBAN are always the same. */
const BOSNIAN = 'BA39';

const checkBosnian = (iban: string): string | undefined =>
  iban.startsWith(BOSNIAN)
    ? checkAccount(iban.slice(BOSNIAN.length))
    : `IBAN iz BiH počinje sa ${BOSNIAN}; provjerite prepisane cifre.`;

/** A = 10 … Z = 35. */
const lettersAsNumbers = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));

/** `BA39 1610-0000…` → the 16 digits of the account; any other text stays. */
export const withoutBosnianHead = (text: string): string => text.replace(/^BA39(?=\d{16}$)/i, '');

/** A bank account as people write it: an account number, or an IBAN when it begins with a letter; nothing to say of none. */
export function checkBankAccount(text: string): string | undefined {
  if (compact(text) === '') return undefined;
  return /^[a-z]/i.test(asSeen(text)) ? checkIban(text) : checkAccount(text);
}

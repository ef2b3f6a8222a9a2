import { counted } from '../../core/numbers/format.ts';
import { visibleText } from '../../core/text/letters.ts';
import { bareNumber, compact, wrongLength } from './digits.ts';

/** MOD 97-10, ISO 7064: the remainder of the whole number is 1. */
const leavesOne = (number: string): boolean => BigInt(number) % 97n === 1n;

/** Bank account in BiH: 16 digits, the last two are check digits. */
export function checkAccount(text: string): string | undefined {
  const number = compact(text);
  const wrong = wrongLength('Broj računa', number, 16);
  if (wrong) return wrong;
  return leavesOne(number) ? undefined : 'Kontrolne cifre broja računa se ne slažu: provjerite cifre.';
}

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** An account without separators; unchanged when it contains words. */
export const bareAccount = (text: string): string =>
  IBAN.test(compact(text)) ? compact(text) : bareNumber(text);

/** IBAN of any country, by the length and structure of that country. */
export function checkIban(text: string): string | undefined {
  const iban = compact(text);
  if (!IBAN.test(iban)) return 'IBAN počinje oznakom države i ima 15 do 34 znaka.';
  const country = iban.slice(0, 2);
  const structure = ibanStructureOf(country);
  if (!structure) return `IBAN s oznakom države ${country} nije poznat: provjerite prva dva slova.`;
  const named = country === 'BA' ? 'IBAN iz BiH' : `IBAN s oznakom ${country}`;
  if (iban.length !== structure.length)
    return `${named} ima ${counted(structure.length, LETTERS)}, a upisano je ${iban.length}.`;
  if (country === 'BA') return checkBosnian(iban);
  if (!structure.account.test(iban.slice(IBAN_HEAD)))
    return `${named} drugačije raspoređuje slova i cifre: provjerite znakove.`;
  return leavesOne(lettersAsNumbers(iban.slice(IBAN_HEAD) + iban.slice(0, IBAN_HEAD)))
    ? undefined
    : 'Kontrolne cifre IBAN-a se ne slažu: provjerite znakove.';
}

const LETTERS = ['znak', 'znaka', 'znakova'] as const;

/** The account has check digits of its own, so the check digits of its IBAN are always the same. */
const BOSNIAN = 'BA39';

const checkBosnian = (iban: string): string | undefined =>
  iban.startsWith(BOSNIAN)
    ? checkAccount(iban.slice(BOSNIAN.length))
    : `IBAN iz BiH počinje sa ${BOSNIAN}; provjerite prepisane cifre.`;

/** A = 10 … Z = 35. */
const lettersAsNumbers = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));

/** `BA39 1610-0000…` → the 16 digits of the account; any other text is unchanged. */
export const withoutBosnianHead = (text: string): string => text.replace(/^BA39(?=\d{16}$)/i, '');

/** A typed bank account: an account number, or an IBAN when it begins with a letter; no message when empty. */
export function checkBankAccount(text: string): string | undefined {
  if (compact(text) === '') return undefined;
  return /^[a-z]/i.test(visibleText(text)) ? checkIban(text) : checkAccount(text);
}

/** The code of a bank, ISO 9362: 8 or 11 letters and digits; no message when empty. */
export const checkBic = (text: string): string | undefined =>
  compact(text) === '' || /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/i.test(compact(text))
    ? undefined
    : 'BIC ima 8 ili 11 znakova, a prvih šest su slova: provjerite ga.';

/**
 * The structure after the check digits of an IBAN by country: numbers of digits (n), capitals (a) or either (c). The registry of ISO 13616
 * as known in 2025; an IBAN of a later country gets a warning, and nothing is blocked.
 */
const STRUCTURES = `AD 8n12c AE 19n AL 8n16c AT 16n AZ 4a20c BA 16n BE 12n BG 4a6n8c BH 4a14c BI 23n BR 23n1a1c BY 4c4n16c CH 5n12c CR 18n
CY 8n16c CZ 20n DE 18n DJ 23n DK 14n DO 4c20n EE 16n EG 25n ES 20n FI 14n FK 2a12n FO 14n FR 10n11c2n GB 4a14n GE 2a16n GI 4a15c GL 14n GR 7n16c
GT 24c HN 4a20n HR 17n HU 24n IE 4a14n IL 19n IQ 4a15n IS 22n IT 1a10n12c JO 4a4n18c KW 4a22c KZ 3n13c LB 4n20c LC 4a24c LI 5n12c LT 16n LU 3n13c
LV 4a13c LY 21n MC 10n11c2n MD 20c ME 18n MK 3n10c2n MN 16n MR 23n MT 4a5n18c MU 4a19n3a NI 4a20n NL 4a10n NO 11n OM 3n16c PK 4a16c PL 24n PS 4a21c
PT 21n QA 4a21c RO 4a16c RS 18n RU 14n15c SA 2n18c SC 4a20n3a SD 14n SE 20n SI 15n SK 20n SM 1a10n12c SO 19n ST 21n SV 4a20n TL 19n TN 20n TR 6n16c
UA 6n19c VA 18n VG 4a16n XK 16n YE 4a4n18c`;

const KINDS: Readonly<Record<string, string>> = { n: '\\d', a: '[A-Z]', c: '[A-Z\\d]' };

/** The country and the check digits. */
const IBAN_HEAD = 4;

/** The structure of a country's IBAN. */
interface IbanStructure {
  /** Including country and check digits. */
  readonly length: number;
  /** The structure after them. */
  readonly account: RegExp;
}

/** Undefined for a country without IBAN. */
function ibanStructureOf(country: string): IbanStructure | undefined {
  const [, written] = new RegExp(`\\b${country} (\\w+)`).exec(STRUCTURES) ?? [];
  if (written === undefined) return undefined;
  const parts = [...written.matchAll(/(\d+)([nac])/g)];
  return {
    length: parts.reduce((sum, [, count]) => sum + Number(count), IBAN_HEAD),
    account: new RegExp(`^${parts.map(([, count, kind = '']) => `${KINDS[kind]}{${count}}`).join('')}$`),
  };
}

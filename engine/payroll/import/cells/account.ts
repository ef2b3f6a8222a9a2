import { checkAccount } from '../../../documents/identifiers/account.ts';
import { isScientific } from './jmbg.ts';
import { type CellReading, changed, plainly, unreadable } from './reading.ts';

const LENGTH = 16;
const ROUNDED = 'Excel je zaokružio broj računa: kolonu postavite kao Tekst i upišite račun ponovo.';

/** A bank account of 16 digits, also out of a Bosnian IBAN. */
export function readAccount(text: string): CellReading<string> {
  if (isScientific(text)) return unreadable(ROUNDED);
  const number = text
    .replace(/^'/, '')
    .replace(/[\s.\-/]/g, '')
    .replace(/^BA39(?=\d{16}$)/i, '');
  const wrong = checkAccount(number);
  if (wrong) return unreadable(isRounded(number) ? ROUNDED : wrong);
  return number === text
    ? plainly(number)
    : changed(number, { kind: 'account-digits', old: text, now: number, toConfirm: false });
}

/** A spreadsheet keeps 15 digits and makes the sixteenth nought. */
const isRounded = (number: string): boolean => number.length === LENGTH && number.endsWith('0');

import { checkAccount, checkIban, withoutBosnianHead } from '../../../documents/identifiers/account.ts';
import { compact } from '../../../documents/identifiers/digits.ts';
import { isScientific } from './jmbg.ts';
import { type CellReading, changed, plainly, unreadable } from './reading.ts';

const LENGTH = 16;
const ROUNDED = 'Excel je zaokružio broj računa: upišite ga ponovo, ili kolonu u Excelu postavite kao Tekst.';

const FOREIGN = 'Ovo je IBAN druge države: nalozi idu na račun u BiH, od 16 cifara.';

/** A bank account of 16 digits, also out of a Bosnian IBAN. */
export function readAccount(text: string): CellReading<string> {
  if (isScientific(text)) return unreadable(ROUNDED);
  const number = withoutBosnianHead(compact(text.replace(/^'/, '')));
  const wrong = /^[A-Z]/.test(number) ? (checkIban(number) ?? FOREIGN) : checkAccount(number);
  if (wrong) return unreadable(isRounded(number) ? ROUNDED : wrong);
  return number === text
    ? plainly(number)
    : changed(number, { kind: 'account-digits', old: text, now: number, toConfirm: false });
}

/** A spreadsheet keeps 15 digits and makes the sixteenth zero. */
const isRounded = (number: string): boolean => number.length === LENGTH && number.endsWith('0');

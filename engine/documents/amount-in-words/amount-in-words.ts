import { type Forms, formFor } from '../../core/numbers/format.ts';
import type { Feninga } from '../../core/numbers/money.ts';

const MARKA: Forms = ['konvertibilna marka', 'konvertibilne marke', 'konvertibilnih maraka'];

/** 999.999.999,99 KM. */
export const LARGEST_IN_WORDS: Feninga = 99_999_999_999;

/**
 * 123456 feninga → `hiljadu dvije stotine trideset četiri konvertibilne marke i 56/100`, as on invoices: whole marks in words, feninga as
 * hundredths so that no digit can be added. `undefined` outside 0 – 999.999.999,99.
 */
export function amountInWords(amount: Feninga): string | undefined {
  if (!Number.isInteger(amount) || amount < 0 || amount > LARGEST_IN_WORDS) return undefined;
  const marks = Math.floor(amount / 100);
  const feninga = String(amount % 100).padStart(2, '0');
  return `${numberInWords(marks, 'f')} ${formFor(marks, MARKA)} i ${feninga}/100`;
}

type Gender = 'm' | 'f';

const TEENS =
  'deset jedanaest dvanaest trinaest četrnaest petnaest šesnaest sedamnaest osamnaest devetnaest'.split(' ');
const TENS = ' deset dvadeset trideset četrdeset pedeset šezdeset sedamdeset osamdeset devedeset'.split(' ');
const UNITS: Readonly<Record<Gender, readonly string[]>> = {
  m: ' jedan dva tri četiri pet šest sedam osam devet'.split(' '),
  f: ' jedna dvije tri četiri pet šest sedam osam devet'.split(' '),
};

function hundreds(count: number): string {
  if (count === 0) return '';
  if (count === 1) return 'sto';
  return `${UNITS.f[count]} ${formFor(count, ['stotina', 'stotine', 'stotina'])}`;
}

function belowHundred(count: number, gender: Gender): string {
  if (count >= 10 && count < 20) return TEENS[count - 10] ?? '';
  return joined(TENS[Math.floor(count / 10)], UNITS[gender][count % 10]);
}

const belowThousand = (count: number, gender: Gender): string =>
  joined(hundreds(Math.floor(count / 100)), belowHundred(count % 100, gender));

function thousands(count: number): string {
  if (count === 0) return '';
  if (count === 1) return 'hiljadu';
  return `${belowThousand(count, 'f')} ${formFor(count, ['hiljada', 'hiljade', 'hiljada'])}`;
}

const millions = (count: number): string =>
  count === 0 ? '' : `${belowThousand(count, 'm')} ${formFor(count, ['milion', 'miliona', 'miliona'])}`;

const joined = (...words: readonly (string | undefined)[]): string => words.filter(Boolean).join(' ');

/** A whole number from 0 to 999 999 999 in words; the gender is that of the counted noun. */
export function numberInWords(count: number, gender: Gender): string {
  if (count === 0) return 'nula';
  return joined(
    millions(Math.floor(count / 1_000_000)),
    thousands(Math.floor(count / 1000) % 1000),
    belowThousand(count % 1000, gender),
  );
}

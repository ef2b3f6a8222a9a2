import { type Forms, formFor } from '../../core/numbers/format.ts';
import type { Feninga } from '../../core/numbers/money.ts';
import { numberInWords } from './number-words.ts';

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

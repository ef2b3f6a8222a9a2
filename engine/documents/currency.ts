import type { Choice } from '../core/field.ts';
import { formatAmount } from '../core/numbers/format.ts';
import type { Feninga } from '../core/numbers/money.ts';

/** ISO 4217: the currency of BiH, and the one whose rate is fixed by law. */
export const KM = 'BAM';
export const EURO = 'EUR';

/** Those that a document may be in. */
const CURRENCIES = [KM, EURO, 'USD', 'CHF', 'GBP', 'RSD', 'SEK', 'NOK', 'DKK', 'TRY', 'HUF'] as const;

/** As people write it: `KM`, else its code. */
export const currencyName = (currency: string): string => (currency === KM ? 'KM' : currency);

/** `1.234,56 KM`, or with the code of another currency. */
export const formatIn = (amount: Feninga, currency: string): string =>
  `${formatAmount(amount)} ${currencyName(currency)}`;

/** The choices of a field of the currency. */
export const CURRENCY_CHOICES: readonly Choice[] = CURRENCIES.map((code) => ({
  value: code,
  label: currencyName(code),
}));

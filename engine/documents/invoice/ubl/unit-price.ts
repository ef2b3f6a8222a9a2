import { plainShort } from '../../../core/numbers/units.ts';
import { type Invoice, type Item, TEN_THOUSANDTHS } from '../invoice.ts';
import type { LineAmounts } from '../totals.ts';

const PLACES = 10;

/** The price of a unit without VAT (BT-146). One that includes VAT is derived from the amount of its line. */
export function unitPrice({ pdvObveznik, cijeneSaPdv }: Invoice, item: Item, { gross }: LineAmounts): string {
  const { price, quantity } = item;
  if (!pdvObveznik || !cijeneSaPdv || quantity === 0) return plainShort(price, 4);
  // Feninga over ten-thousandths, in units of the last decimal.
  const scale = 10n ** BigInt(PLACES) / 100n;
  const [amount, count] = [BigInt(Math.abs(gross)), BigInt(Math.abs(quantity))];
  return written((amount * scale * BigInt(TEN_THOUSANDTHS) + count / 2n) / count);
}

function written(value: bigint): string {
  const digits = value.toString().padStart(PLACES + 1, '0');
  return `${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`.replace(/\.?0+$/, '');
}

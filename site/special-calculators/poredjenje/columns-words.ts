import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { km } from '@obracun/engine/core/numbers/money.ts';
import type { Compared } from './asking/ask-columns.ts';
import { writtenMonth } from './asking/columns.ts';

const WORDS = { trosak: 'Trošak', neto: 'Neto', bruto: 'Bruto' };

/** `Neto 1.300,00 KM, 10/2026`: what all columns start from. */
export function columnsWords({ basis, amount, isOfMonths, answered }: Compared): string {
  const [first] = answered;
  const place = isOfMonths ? first?.column.wage.title : writtenMonth(first?.column.input ?? {});
  return `${WORDS[basis]} ${formatMoney(km(amount))}, ${place}`;
}

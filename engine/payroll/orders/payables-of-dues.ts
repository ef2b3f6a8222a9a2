import type { DueOrder, Dues } from '../../core/dues.ts';
import type { Feninga } from '../../core/numbers/money.ts';
import { cantonOf } from '../accounts/canton-of.ts';
import type { AnyDue } from './due.ts';
import { type Payable, type Places, payables } from './payables.ts';
import { sentence } from './revenue.ts';

/**
 * The dues of a contract or a month of the self-employed, in the usual order.
 * @param amountOf the figure of a line, in feninga
 */
export const payablesOfDues = (
  { entity, orders }: Dues,
  amountOf: (line: string) => Feninga,
  places: Places,
): Payable[] =>
  payables(
    entity,
    orders.map((order) => owedBy(order, entity, amountOf, places)),
  );

function owedBy(
  { line, item, code, purpose, municipality: whose, doubt }: DueOrder,
  entity: Dues['entity'],
  amountOf: (line: string) => Feninga,
  { seat, home }: Places,
): AnyDue {
  const municipality = whose === 'payer' ? seat : (home ?? seat);
  return {
    item,
    entity,
    canton: cantonOf(municipality),
    municipality,
    amount: amountOf(line),
    purpose,
    ...(code !== undefined && { code }),
    ...(doubt && { doubts: [sentence(doubt)] }),
  };
}

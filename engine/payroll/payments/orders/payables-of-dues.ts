import type { DueOrder, Dues } from '../../../core/dues.ts';
import type { Feninga } from '../../../core/numbers/money.ts';
import { cantonOf } from '../../firms/accounts/canton-of.ts';
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
    orders.map((order) => dueOf(order, entity, amountOf(order.line), places)),
  );

/** One due amount of a contract, with the municipality it is paid to; a recipient without one lives where the payer is. */
export function dueOf(
  { item, code, purpose, municipality: whose, doubt }: Omit<DueOrder, 'line'>,
  entity: Dues['entity'],
  amount: Feninga,
  { seat, home }: Places,
): AnyDue {
  const municipality = whose === 'payer' ? seat : (home ?? seat);
  return {
    item,
    entity,
    canton: cantonOf(municipality),
    municipality,
    amount,
    purpose,
    ...(code !== undefined && { code }),
    ...(doubt && { doubts: [sentence(doubt)] }),
  };
}

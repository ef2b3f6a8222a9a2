import type { Day } from '../../../core/days/day.ts';
import { toLatin } from '../../../core/text/script.ts';
import type { PaymentOrder } from '../../model/order.ts';
import { elba } from './elba.ts';
import type { FormatName } from './formats.ts';
import type { BankFile } from './problem.ts';
import { type RbbhContext, rbbh } from './rbbh.ts';
import { tkdisHalcom, tkdisUnicredit } from './tkdis.ts';

export interface NamedBankFile {
  /** With its extension. */
  readonly name: string;
  readonly file: BankFile;
}

interface BankContext extends RbbhContext {
  readonly today: Day;
}

/**
 * The orders as the files of a bank: one, and for RBBHnet one per kind of payment.
 * @param given orders of one payer
 */
export function bankFiles(
  format: FormatName,
  given: readonly PaymentOrder[],
  context: BankContext,
): readonly NamedBankFile[] {
  const orders = given.map(inLatin);
  const named = (name: string, file: BankFile): NamedBankFile => ({ name: `${name}.txt`, file });
  switch (format) {
    case 'tkdis-halcom':
      return [named('nalozi-tkdis-halcom', tkdisHalcom(orders))];
    case 'tkdis-unicredit':
      return [named('nalozi-tkdis-unicredit', tkdisUnicredit(orders, context.today))];
    case 'elba':
      return [named('nalozi-elba', elba(orders))];
    case 'rbbh':
      return kindsOf(orders).map(({ kind, of }) =>
        named(`nalozi-rbbh-${kind}`, rbbh(of, { ...context, address: toLatin(context.address) })),
      );
  }
  return format;
}

/** No bank's file has Cyrillic letters: names are converted to Latin. */
const inLatin = (order: PaymentOrder): PaymentOrder => ({
  ...order,
  payer: toLatin(order.payer),
  payerPlace: toLatin(order.payerPlace),
  payee: toLatin(order.payee),
  payeePlace: toLatin(order.payeePlace),
  purpose: toLatin(order.purpose),
});

const isPay = ({ obligation }: PaymentOrder): boolean => obligation === 'payout';

/** The kinds of payment of RBBHnet, as far as orders show them: public revenue, pay, and other transfers. */
function kindsOf(orders: readonly PaymentOrder[]): readonly { kind: string; of: readonly PaymentOrder[] }[] {
  const transfers = orders.filter(({ revenue }) => !revenue);
  return [
    { kind: 'javni-prihodi', of: orders.filter(({ revenue }) => revenue) },
    { kind: 'plate', of: transfers.filter(isPay) },
    { kind: 'ostalo', of: transfers.filter((order) => !isPay(order)) },
  ].filter(({ of }) => of.length > 0);
}

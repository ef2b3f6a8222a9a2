import { sumOf } from '../../../core/numbers/money.ts';
import type { PaymentOrder, PublicRevenue } from '../../model/order.ts';
import { orderProblems } from './checks.ts';
import { BARE_ASCII } from './code-pages.ts';
import { compactDay } from './dates.ts';
import { type BankFile, fileOf } from './problem.ts';
import { blanks, digits, fixed, lines, place, type Slot, text, writeRow } from './slots.ts';

/** Data of the payer and the month in the file beside the orders. */
export interface RbbhContext {
  readonly address: string;
  readonly year: number;
  readonly month: number;
}

/**
 * A file for RBBHnet of Raiffeisen, reconstructed from files: no document of the bank was seen. Orders of one kind, public revenue or
 * transfers: the bank refuses a mixture, and the kind is chosen at import.
 */
export function rbbh(orders: readonly PaymentOrder[], context: RbbhContext): BankFile {
  const [first] = orders;
  if (!first) return fileOf(orders, [], orderProblems(orders));
  const rows = [
    writeRow(headRow(first, orders, context), BARE_ASCII, 0),
    ...orders.map((order, at) => writeRow(orderRow(order, at + 1), BARE_ASCII, at + 1)),
  ];
  return fileOf(
    orders,
    rows.flatMap(({ bytes }) => [...bytes, 0x0d, 0x0a]),
    [...orderProblems(orders), ...rows.flatMap(({ problems }) => problems)],
    rows.flatMap(({ notes }) => notes),
  );
}

const right = (value: number, width: number): Slot => fixed(String(value).padStart(width), width);

const headRow = (
  first: PaymentOrder,
  orders: readonly PaymentOrder[],
  { address, year, month }: RbbhContext,
): readonly Slot[] => [
  fixed('SM'),
  digits('račun pošiljaoca', first.payerAccount, 16),
  blanks(19),
  text('naziv pošiljaoca', first.payer, 35),
  text('adresa pošiljaoca', address, 35),
  place('mjesto pošiljaoca', first.payerPlace, 35),
  right(
    sumOf(orders, ({ amount }) => amount),
    17,
  ),
  right(orders.length, 5),
  fixed('BAM'),
  blanks(9),
  fixed(`PLATE ZA ${year}${String(month).padStart(2, '0')}0`, 35),
];

const orderRow = (order: PaymentOrder, number: number): readonly Slot[] => [
  fixed(order.revenue ? 'UJ' : 'UO'),
  right(number, 9),
  fixed(order.revenue ? '8888 01 ' : '8889 07 '),
  lines('naziv primaoca', order.payee, 3),
  digits('račun primaoca', order.payeeAccount, 16),
  right(order.amount, 36),
  fixed(compactDay(order.day)),
  lines('svrha', order.purpose, 3),
  ...(order.revenue ? revenueSlots(order.revenue) : [blanks(24)]),
];

const revenueSlots = (revenue: PublicRevenue): readonly Slot[] => [
  digits('poziv na broj', revenue.reference, 10),
  digits('broj poreskog obveznika', revenue.taxpayer, 13),
  digits('vrsta uplate', revenue.kind, 1),
  digits('vrsta prihoda', revenue.code, 6),
  digits('opština', revenue.municipality, 3),
  digits('budžetska organizacija', revenue.budgetOrg, 7),
  fixed(compactDay(revenue.from)),
  fixed(compactDay(revenue.to)),
];

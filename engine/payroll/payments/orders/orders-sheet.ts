import { formatDay } from '../../../core/numbers/format.ts';
import { sumOf } from '../../../core/numbers/money.ts';
import { amountFigure, decimalFigure } from '../../../documents/figures.ts';
import { type RecordColumn, type Sheet, tableSheet } from '../../../documents/sheet.ts';
import type { PaymentOrder, PublicRevenue, SkippedOrder } from '../../model/order.ts';
import { paidByHand } from '../../model/order.ts';

const textColumn = (
  title: string,
  width: number,
  cell: (order: PaymentOrder) => string,
): RecordColumn<PaymentOrder> => ({ title, width, cell });

const revenue = (title: string, width: number, of: (revenue: PublicRevenue) => string) =>
  textColumn(title, width, (order) => (order.revenue ? of(order.revenue) : ''));

/** The heading of the day of payment. */
export const ORDER_DAY = 'Dan plaćanja';

/** Every field of an order, with its whole code: codes are texts and keep their zeros. */
const COLUMNS: readonly RecordColumn<PaymentOrder>[] = [
  { title: 'R. br.', width: 6, cell: (_, at) => decimalFigure(at + 1, 0) },
  textColumn('Svrha', 44, ({ purpose }) => purpose),
  textColumn('Primalac', 44, ({ payee }) => payee),
  textColumn('Račun primaoca', 20, ({ payeeAccount }) => payeeAccount),
  {
    title: 'Iznos',
    width: 14,
    cell: ({ amount }) => amountFigure(amount),
    total: (orders) => amountFigure(sumOf(orders, ({ amount }) => amount)),
  },
  textColumn(ORDER_DAY, 14, ({ day }) => formatDay(day)),
  textColumn('Račun pošiljaoca', 20, ({ payerAccount }) => payerAccount),
  revenue('Porezni obveznik', 16, ({ taxpayer }) => taxpayer),
  revenue('Vrsta uplate', 12, ({ kind }) => kind),
  revenue('Vrsta prihoda', 14, ({ code }) => code),
  revenue('Period od', 14, ({ from }) => formatDay(from)),
  revenue('Period do', 14, ({ to }) => formatDay(to)),
  revenue('Opština', 10, ({ municipality }) => municipality),
  revenue('Budžetska organizacija', 22, ({ budgetOrg }) => budgetOrg),
  revenue('Poziv na broj', 14, ({ reference }) => reference),
  textColumn('Provjeriti', 60, ({ doubts }) => doubts.join(' ')),
];

const SKIPPED: readonly RecordColumn<SkippedOrder>[] = [
  { title: 'Svrha', width: 44, cell: ({ purpose }) => purpose },
  { title: 'Primalac', width: 44, cell: ({ payee }) => payee },
  {
    title: 'Iznos',
    width: 14,
    cell: ({ amount }) => amountFigure(amount),
    total: (orders) => amountFigure(sumOf(orders, ({ amount }) => amount)),
  },
  { title: 'Vrsta prihoda', width: 14, cell: ({ code }) => code ?? '' },
  { title: 'Razlog', width: 60, cell: ({ reason }) => reason },
];

/** The orders, and on a separate sheet those paid by hand. */
export const orderSheets = (
  orders: readonly PaymentOrder[],
  skipped: readonly SkippedOrder[],
): readonly Sheet[] => {
  const byHand = paidByHand(skipped);
  return [
    tableSheet('Nalozi', COLUMNS, orders),
    ...(byHand.length > 0 ? [tableSheet('Uplatiti ručno', SKIPPED, byHand)] : []),
  ];
};

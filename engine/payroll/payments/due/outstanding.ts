import { byDay, type Day, daysBetween, monthCode, type YearMonth } from '../../../core/days/day.ts';
import { formatDay, monthWritten } from '../../../core/numbers/format.ts';
import { type Feninga, sumOf } from '../../../core/numbers/money.ts';
import { plain } from '../../../core/numbers/units.ts';
import { csvText } from '../../../documents/csv.ts';
import { amountFigure, decimalFigure } from '../../../documents/figures.ts';
import { type RecordColumn, type Sheet, tableSheet } from '../../../documents/sheet.ts';
import type { MonthPayments } from '../../model/month-payments.ts';
import type { ClosedMonth } from '../../model/wage.ts';
import { type Payment, paymentsOf } from './payment.ts';

/** A payment of a closed month with its firm; usually one that is not paid, or not whole. */
export interface OutstandingPayment {
  readonly firm: string;
  readonly firmName: string;
  readonly month: YearMonth;
  readonly payment: Payment;
  /** Days since the day it was due; 0 until then. */
  readonly daysLate: number;
}

type Closed = Pick<ClosedMonth, 'firm' | 'year' | 'month' | 'settled' | 'orders' | 'skipped'>;

/** What is still owed of closed months, the longest due first; paid payments drop out. */
export const outstandingOf = (...of: Parameters<typeof closedPayments>): readonly OutstandingPayment[] =>
  closedPayments(...of)
    .filter(({ payment }) => payment.left > 0)
    .toSorted((one, other) => byDay(one.payment.day, other.payment.day));

/** Every payment of closed months, paid or not. */
export const closedPayments = (
  closings: readonly Closed[],
  recordOf: (closed: Closed) => MonthPayments | undefined,
  today: Day,
): readonly OutstandingPayment[] =>
  closings.flatMap((closed) =>
    paymentsOf(closed.settled.month, closed, recordOf(closed)).map((payment) => ({
      firm: closed.firm,
      firmName: closed.settled.firm.name,
      month: { year: closed.year, month: closed.month },
      payment,
      daysLate: Math.max(0, daysBetween(payment.day, today)),
    })),
  );

/** The identity of an owed payment over months and firms. */
export const outstandingId = ({
  firm,
  month,
  payment,
}: Pick<OutstandingPayment, 'firm' | 'month' | 'payment'>): string =>
  `${firm}:${monthCode(month)}|${payment.key}`;

export const outstandingSum = (outstanding: readonly OutstandingPayment[]): Feninga =>
  sumOf(outstanding, ({ payment }) => payment.left);

type Column = RecordColumn<OutstandingPayment> & { readonly text: (one: OutstandingPayment) => string };

const textColumn = (title: string, width: number, text: Column['text']): Column => ({
  title,
  width,
  text,
  cell: text,
});

const COLUMNS: readonly Column[] = [
  textColumn('Firma', 30, ({ firmName }) => firmName),
  textColumn('Mjesec', 12, ({ month }) => monthWritten(month)),
  textColumn('Svrha', 40, ({ payment }) => payment.purpose),
  textColumn('Primalac', 34, ({ payment }) => payment.payee),
  textColumn('Račun primaoca', 20, ({ payment }) => payment.order?.payeeAccount ?? ''),
  {
    title: 'Nije plaćeno',
    width: 14,
    text: ({ payment }) => plain(payment.left).replace('.', ','),
    cell: ({ payment }) => amountFigure(payment.left),
    total: (all) => amountFigure(outstandingSum(all)),
  },
  textColumn('Dospijeva', 14, ({ payment }) => formatDay(payment.day)),
  {
    title: 'Dana kašnjenja',
    width: 14,
    text: ({ daysLate }) => String(daysLate),
    cell: ({ daysLate }) => decimalFigure(daysLate, 0),
  },
];

export const outstandingSheet = (outstanding: readonly OutstandingPayment[]): Sheet =>
  tableSheet('Nije plaćeno', COLUMNS, outstanding);

export const outstandingCsv = (outstanding: readonly OutstandingPayment[]): string =>
  csvText([
    COLUMNS.map(({ title }) => title),
    ...outstanding.map((one) => COLUMNS.map(({ text }) => text(one))),
  ]);

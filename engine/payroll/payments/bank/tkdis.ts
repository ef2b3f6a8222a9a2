import type { Day } from '../../../core/days/day.ts';
import { formatDay } from '../../../core/numbers/format.ts';
import { sumOf } from '../../../core/numbers/money.ts';
import type { PaymentOrder, PublicRevenue } from '../../model/order.ts';
import { orderProblems } from './checks.ts';
import { type CodePage, WINDOWS_1250_CAPITALS, YUSCII } from './code-pages.ts';
import { dashedDay, shortDay } from './dates.ts';
import { type BankFile, type BankProblem, fileOf, problemOf } from './problem.ts';
import { blanks, digits, feninga, fixed, place, type Slot, text, writeRow } from './slots.ts';

/**
 * TKDIS 336 of Halcom: rows of 336 bytes for the file, its sum and each order, then an end mark. Position table: Halcom, Formati PPD BA.
 */
export const tkdisHalcom = (orders: readonly PaymentOrder[]): BankFile =>
  write(orders, YUSCII, [END_OF_FILE], []);

/**
 * The same of UniCredit, e-ba Plus: another code page, no end mark, and a value date that is not in the past.
 * @param today the earliest day of import at the bank
 */
export const tkdisUnicredit = (orders: readonly PaymentOrder[], today: Day): BankFile =>
  write(orders, WINDOWS_1250_CAPITALS, [], unicreditProblems(orders, today));

const LINE_END = [0x0d, 0x0a];
const END_OF_FILE = 0x1a;

function write(
  orders: readonly PaymentOrder[],
  page: CodePage,
  end: readonly number[],
  own: readonly BankProblem[],
): BankFile {
  const [first] = orders;
  if (!first) return fileOf(orders, [], orderProblems(orders));
  const rows = [
    writeRow(headRow(first, orders), page, 0),
    writeRow(sumRow(first, orders), page, 0),
    ...orders.map((order, at) => writeRow(orderRow(order), page, at + 1)),
  ];
  // The payer is in two rows and is reported once.
  const checked = [...rows.slice(0, 1), ...rows.slice(2)];
  return fileOf(
    orders,
    [...rows.flatMap(({ bytes }) => [...bytes, ...LINE_END]), ...end],
    [...orderProblems(orders), ...own, ...checked.flatMap(({ problems }) => problems)],
    checked.flatMap(({ notes }) => notes),
  );
}

const payerSlots = ({ payer, payerPlace, payerAccount }: PaymentOrder): readonly Slot[] => [
  digits('račun pošiljaoca', payerAccount, 16),
  blanks(2),
  text('naziv pošiljaoca', payer, 35),
  place('mjesto pošiljaoca', payerPlace, 10),
];

/** The value date is here only when all orders have the same. */
const headRow = (first: PaymentOrder, orders: readonly PaymentOrder[]): readonly Slot[] => [
  ...payerSlots(first),
  fixed(orders.every(({ day }) => day === first.day) ? shortDay(first.day) : '', 6),
  blanks(254),
  fixed('MULTI E-BANK'),
  fixed('0'),
];

const sumRow = (first: PaymentOrder, orders: readonly PaymentOrder[]): readonly Slot[] => [
  ...payerSlots(first),
  feninga(
    'zbir naloga',
    sumOf(orders, ({ amount }) => amount),
    15,
  ),
  feninga('broj naloga', orders.length, 5),
  blanks(252),
  fixed('9'),
];

const orderRow = (order: PaymentOrder): readonly Slot[] => [
  digits('račun primaoca', order.payeeAccount, 16),
  blanks(2),
  text('naziv primaoca', order.payee, 35),
  place('mjesto primaoca', order.payeePlace, 10),
  fixed('0', 1),
  blanks(24),
  text('svrha', order.purpose, 140),
  fixed('00000'),
  fixed('0110'),
  fixed(order.revenue ? '11' : '', 2),
  feninga('iznos', order.amount, 13),
  fixed('00'),
  fixed(dashedDay(order.day), 22),
  fixed(shortDay(order.day)),
  ...(order.revenue ? [fixed('1'), ...revenueSlots(order.revenue)] : [fixed('0'), blanks(52)]),
  fixed('1'),
];

const revenueSlots = (revenue: PublicRevenue): readonly Slot[] => [
  digits('broj poreskog obveznika', revenue.taxpayer, 13),
  digits('vrsta uplate', revenue.kind, 1),
  digits('vrsta prihoda', revenue.code, 6),
  fixed(shortDay(revenue.from)),
  fixed(shortDay(revenue.to)),
  digits('opština', revenue.municipality, 3),
  digits('budžetska organizacija', revenue.budgetOrg, 7),
  digits('poziv na broj', revenue.reference, 10),
];

const HIGHEST_KIND = 2;

function unicreditProblems(orders: readonly PaymentOrder[], today: Day): readonly BankProblem[] {
  const days = [...new Set(orders.map(({ day }) => day))];
  return [
    ...(days.length > 1
      ? [problemOf(0, 'datum', 'UniCredit traži isti dan plaćanja na svim nalozima.')]
      : []),
    ...days
      .filter((day) => day < today)
      .map((day) =>
        problemOf(0, 'datum', `dan plaćanja ${formatDay(day)} je prošao. Promijenite dan isplate.`),
      ),
    ...orders.flatMap(({ revenue }, at) =>
      revenue && Number(revenue.kind) > HIGHEST_KIND
        ? [problemOf(at + 1, 'vrsta uplate', 'UniCredit prima samo 0, 1 i 2.')]
        : [],
    ),
  ];
}

import { type Feninga, sumOf } from '../../core/numbers/money.ts';
import { plain } from '../../core/numbers/units.ts';
import { compact } from '../identifiers/digits.ts';
import { oneLine } from '../typed-text.ts';
import { isReverseCharge, type Purchase, purchaseTotal } from './purchase.ts';
import { ABROAD, CONSUMPTION, type Consumption, jibOf, type SaleRow } from './sales-book.ts';

/** What a file states besides its rows. */
export interface BookHead {
  readonly pdvBroj: string;
  /** `2026-11`. */
  readonly month: string;
  /** Counts the files of one month, from 1. */
  readonly part: number;
  /** `2026-12-09` and `10:30:00`: when the file was made. */
  readonly day: string;
  readonly time: string;
  /** Where unregistered buyers and the firm itself consume. */
  readonly consumption: Consumption;
}

/** A book: its number in the file, and how many amounts a row has. */
interface Book {
  readonly number: string;
  readonly width: number;
}
const PURCHASES: Book = { number: '1', width: 9 };
const SALES: Book = { number: '2', width: 11 };
const LONGEST = 100;

/** `2026-11` → `2611`. */
const periodOf = (month: string): string => month.slice(2).replace('-', '');

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The name of a file of sales or purchases. */
const nameOf = ({ pdvBroj, month, part }: BookHead, { number }: Book): string =>
  `${compact(pdvBroj)}_${periodOf(month)}_${number}_${twoDigits(part)}.csv`;

export const salesFileName = (head: BookHead): string => nameOf(head, SALES);
export const purchasesFileName = (head: BookHead): string => nameOf(head, PURCHASES);

/** A text of a row: short, without the separator, and never a formula when a spreadsheet opens the file. */
const textCell = (text: string): string =>
  oneLine(text)
    .replaceAll(';', '/')
    .replace(/^[\s=+\-@]+/, '')
    .trim()
    .slice(0, LONGEST);

const moneyCell = (amount: Feninga): string => plain(amount);

/** The amount under the box of one entity. */
const byConsumption = (amount: Feninga, own: Consumption): readonly Feninga[] =>
  CONSUMPTION.map((one) => (one === own ? amount : 0));

/** Fields 11 to 21 of a sale. */
export const saleAmounts = (row: SaleRow, consumption: Consumption): readonly Feninga[] => [
  row.total,
  row.internal,
  row.export,
  row.exempt,
  row.base,
  row.vat,
  row.endBase,
  row.endVat,
  ...byConsumption(row.endVat, consumption),
];

/** Fields 12 to 20 of a purchase. */
export function purchaseAmounts(purchase: Purchase, consumption: Consumption): readonly Feninga[] {
  const lost = purchase.vat - purchase.deductible;
  return [
    purchase.base,
    purchaseTotal(purchase),
    purchase.flat,
    purchase.vat,
    purchase.deductible,
    lost,
    ...byConsumption(lost, consumption),
  ];
}

const saleTexts = (row: SaleRow): readonly string[] => [
  row.code,
  row.number,
  row.date,
  row.buyer,
  row.seat,
  row.pdvBroj,
  row.jib,
];

const isFromAbroad = (purchase: Purchase): boolean => purchase.code === '04' || isReverseCharge(purchase);

const purchaseTexts = (purchase: Purchase): readonly string[] => [
  purchase.code,
  purchase.number,
  purchase.date,
  purchase.received,
  purchase.supplier,
  purchase.seat,
  isFromAbroad(purchase) ? ABROAD : compact(purchase.pdvBroj),
  jibOf(purchase.jib, purchase.pdvBroj),
];

interface BookRow {
  readonly texts: readonly string[];
  readonly amounts: readonly Feninga[];
}

/** Readers take a file without it for another alphabet. */
const BOM = '\ufeff';

/** Head, rows and sums, as the tax administration reads them. */
function fileOf(head: BookHead, book: Book, rows: readonly BookRow[], firstNumber: number): string {
  const { number, width } = book;
  const period = periodOf(head.month);
  const first = ['1', compact(head.pdvBroj), period, number, twoDigits(head.part), head.day, head.time];
  const between = rows.map(({ texts, amounts }, at) => [
    '2',
    period,
    String(firstNumber + at).padStart(10, '0'),
    ...texts.map(textCell),
    ...amounts.map(moneyCell),
  ]);
  const sums = Array.from({ length: width }, (_, at) =>
    moneyCell(sumOf(rows, ({ amounts }) => amounts[at] ?? 0)),
  );
  const last = ['3', ...sums, String(rows.length)];
  return BOM + [first, ...between, last].map((cells) => `${cells.join(';')}\r\n`).join('');
}

/**
 * The book of sales as the file of the tax administration, in UTF-8.
 * @param firstNumber of its first row: rows are numbered through the year
 */
export const salesFile = (head: BookHead, rows: readonly SaleRow[], firstNumber: number): string =>
  fileOf(
    head,
    SALES,
    rows.map((row) => ({ texts: saleTexts(row), amounts: saleAmounts(row, head.consumption) })),
    firstNumber,
  );

/** The book of purchases as the file of the tax administration. */
export const purchasesFile = (head: BookHead, purchases: readonly Purchase[], firstNumber: number): string =>
  fileOf(
    head,
    PURCHASES,
    purchases.map((one) => ({
      texts: purchaseTexts(one),
      amounts: purchaseAmounts(one, head.consumption),
    })),
    firstNumber,
  );

import { isDay } from '@obracun/engine/core/days/day.ts';
import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import { purchaseAmounts, saleAmounts } from '@obracun/engine/documents/books/book-file.ts';
import type { Purchase } from '@obracun/engine/documents/books/purchase.ts';
import type { Consumption, SaleRow } from '@obracun/engine/documents/books/sales-book.ts';
import type { ReturnBox } from '@obracun/engine/documents/books/vat-return.ts';
import { amountFigure, decimalFigure } from '@obracun/engine/documents/figures.ts';
import { type RecordColumn, type Sheet, tableSheet } from '@obracun/engine/documents/sheet.ts';

const dayCell = (day: string): string => (isDay(day) ? formatDay(day) : day);

/** Amounts by their titles, each with its sum. */
const amountColumns = <T>(
  titles: readonly string[],
  amountsOf: (one: T) => readonly number[],
): readonly RecordColumn<T>[] =>
  titles.map((title, at) => ({
    title,
    width: 14,
    cell: (one) => amountFigure(amountsOf(one)[at] ?? 0),
    total: (all) => amountFigure(sumOf(all, (one) => amountsOf(one)[at] ?? 0)),
  }));

const SALE_TITLES = [
  'Ukupno sa PDV-om',
  'Vlastita potrošnja',
  'Izvoz',
  'Ostalo bez PDV-a',
  'Osnovica, obveznici',
  'PDV, obveznici',
  'Osnovica, ostali',
  'PDV, ostali',
  'PDV 32 FBiH',
  'PDV 33 RS',
  'PDV 34 BD',
];

const PURCHASE_TITLES = [
  'Bez PDV-a',
  'Sa PDV-om',
  'Paušalna naknada',
  'Ulazni PDV',
  'Odbitni PDV',
  'Neodbitni PDV',
  'Neodbitni 32 FBiH',
  'Neodbitni 33 RS',
  'Neodbitni 34 BD',
];

/** Both books as they are shown and given, each with the number of its first row. */
export interface BooksOfMonth {
  readonly sales: readonly SaleRow[];
  readonly firstSale: number;
  readonly purchases: readonly Purchase[];
  readonly firstPurchase: number;
}

/** Both books and the return as sheets of one workbook. */
export const bookSheets = (
  { sales, firstSale, purchases, firstPurchase }: BooksOfMonth,
  boxes: readonly ReturnBox[],
  consumption: Consumption,
): readonly Sheet[] => [
  tableSheet<SaleRow>(
    'Isporuke',
    [
      { title: 'R. br.', width: 8, cell: (_, at) => decimalFigure(firstSale + at, 0), total: () => 'Ukupno' },
      { title: 'Vrsta', width: 8, cell: ({ code }) => code },
      { title: 'Broj', width: 16, cell: ({ number }) => number },
      { title: 'Datum', width: 12, cell: ({ date }) => dayCell(date) },
      { title: 'Kupac', width: 32, cell: ({ buyer }) => buyer },
      { title: 'Sjedište', width: 32, cell: ({ seat }) => seat },
      { title: 'PDV broj', width: 14, cell: ({ pdvBroj }) => pdvBroj },
      { title: 'JIB', width: 15, cell: ({ jib }) => jib },
      ...amountColumns<SaleRow>(SALE_TITLES, (row) => saleAmounts(row, consumption)),
    ],
    sales,
  ),
  tableSheet<Purchase>(
    'Nabavke',
    [
      {
        title: 'R. br.',
        width: 8,
        cell: (_, at) => decimalFigure(firstPurchase + at, 0),
        total: () => 'Ukupno',
      },
      { title: 'Vrsta', width: 8, cell: ({ code }) => code },
      { title: 'Broj', width: 16, cell: ({ number }) => number },
      { title: 'Datum', width: 12, cell: ({ date }) => dayCell(date) },
      { title: 'Primljeno', width: 12, cell: ({ received }) => dayCell(received) },
      { title: 'Dobavljač', width: 32, cell: ({ supplier }) => supplier },
      { title: 'Sjedište', width: 32, cell: ({ seat }) => seat },
      { title: 'PDV broj', width: 14, cell: ({ pdvBroj }) => pdvBroj },
      { title: 'JIB', width: 15, cell: ({ jib }) => jib },
      ...amountColumns<Purchase>(PURCHASE_TITLES, (one) => purchaseAmounts(one, consumption)),
    ],
    purchases,
  ),
  tableSheet<ReturnBox>(
    'Prijava',
    [
      { title: 'Polje', width: 8, cell: ({ box }) => box },
      { title: 'Naziv', width: 36, cell: ({ name }) => name },
      { title: 'Cijelih KM', width: 12, cell: ({ whole }) => decimalFigure(whole, 0) },
      { title: 'Tačno', width: 14, cell: ({ exact }) => amountFigure(exact) },
      { title: 'Kako je izračunato', width: 60, cell: ({ working }) => working },
    ],
    boxes,
  ),
];

import { formatDecimal } from '../../core/numbers/format.ts';
import type { Cell, Column, Figure } from '../blocks.ts';
import * as columns from '../columns.ts';
import { amountFigure, decimalFigure, rateFigure } from '../figures.ts';
import type { Invoice, Item, TenThousandths } from './invoice.ts';
import type { LineAmounts } from './totals.ts';

interface Row {
  readonly number: number;
  readonly item: Item;
  readonly line: LineAmounts;
}

interface InvoiceColumn extends Column {
  readonly cell: (row: Row) => Cell;
}

const withCell =
  (column: (title: string) => Column) =>
  (title: string, cell: InvoiceColumn['cell']): InvoiceColumn => ({ ...column(title), cell });

const words = withCell(columns.words);
const shortWords = withCell(columns.shortWords);
const figures = withCell(columns.figures);

/** The columns of this invoice: VAT only for those in its system, units and discount only where some item has them. */
export function columnsOf({ pdvObveznik, items }: Invoice): readonly InvoiceColumn[] {
  const hasUnits = items.some(({ jedinica }) => jedinica !== '');
  const hasDiscount = items.some(({ discountRate }) => discountRate > 0);
  return [
    figures('R. br.', ({ number }) => decimalFigure(number, 0)),
    words('Opis', ({ item }) => item.description),
    ...(hasUnits ? [shortWords('Jed.', ({ item }) => item.jedinica)] : []),
    figures('Količina', ({ item }) => decimalFigure(item.quantity, 4)),
    figures('Cijena', ({ item }) => priceFigure(item.price)),
    ...(hasDiscount ? [figures('Rabat (%)', ({ item }) => rateFigure(item.discountRate))] : []),
    ...(pdvObveznik ? vatColumns : []),
    figures('Ukupno', ({ line }) => amountFigure(line.total)),
  ];
}

const vatColumns: readonly InvoiceColumn[] = [
  figures('Osnovica', ({ line }) => amountFigure(line.base)),
  figures('PDV (%)', ({ item }) => rateFigure(item.taxRate)),
];

/** Two decimals as any amount, more only where the price has them. */
const priceFigure = (price: TenThousandths): Figure =>
  price % 100 === 0 ? amountFigure(price / 100) : { text: formatDecimal(price, 4), value: price, places: 4 };

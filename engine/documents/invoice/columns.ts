import { formatDecimal } from '../../kernel/format.ts';
import type { Cell, Column, Figure } from '../blocks.ts';
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

const text = (title: string, cell: InvoiceColumn['cell']): InvoiceColumn => ({
  title,
  align: 'start',
  width: 'fill',
  cell,
});

const figures = (title: string, cell: InvoiceColumn['cell']): InvoiceColumn => ({
  title,
  align: 'end',
  width: 'fit',
  cell,
});

/** The columns of this invoice: VAT only for those in its system, discount only where somebody gets one. */
export function columnsOf({ pdvObveznik, items }: Invoice): readonly InvoiceColumn[] {
  const discounted = items.some(({ discountRate }) => discountRate > 0);
  return [
    figures('R. br.', ({ number }) => decimalFigure(number, 0)),
    text('Opis', ({ item }) => item.description),
    figures('Količina', ({ item }) => quantityFigure(item)),
    figures('Cijena', ({ item }) => priceFigure(item.price)),
    ...(discounted ? [figures('Rabat (%)', ({ item }) => rateFigure(item.discountRate))] : []),
    ...(pdvObveznik ? vatColumns : []),
    figures('Ukupno', ({ line }) => amountFigure(line.ukupno)),
  ];
}

const vatColumns: readonly InvoiceColumn[] = [
  figures('Osnovica', ({ line }) => amountFigure(line.osnovica)),
  figures('PDV (%)', ({ item }) => rateFigure(item.taxRate)),
];

function quantityFigure({ quantity, jedinica }: Item): Figure {
  const figure = decimalFigure(quantity, 4);
  return jedinica === '' ? figure : { ...figure, text: `${figure.text} ${jedinica}` };
}

/** Two decimals as any amount, more only where the price has them. */
const priceFigure = (price: TenThousandths): Figure =>
  price % 100 === 0 ? amountFigure(price / 100) : { text: formatDecimal(price, 4), value: price, places: 4 };

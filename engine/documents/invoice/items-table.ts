import { formatDecimal } from '../../core/numbers/format.ts';
import type { Cell, Column, Figure, Table } from '../blocks.ts';
import * as columns from '../blocks.ts';
import { currencyName } from '../currency.ts';
import { amountFigure, decimalFigure, rateFigure } from '../figures.ts';
import type { Invoice, Item, TenThousandths } from './invoice.ts';
import { wordsOf } from './kinds.ts';
import { totalRows } from './total-rows.ts';
import type { InvoiceTotals, LineAmounts } from './totals.ts';

/** The items with their amounts, and the totals below them. */
export function itemsTable(invoice: Invoice, totals: InvoiceTotals): Table {
  const itemColumns = columnsOf(invoice);
  const rows = invoice.items.flatMap((item, index) => {
    const line = totals.lines[index];
    return line ? [itemColumns.map(({ cell }) => cell({ number: index + 1, item, line }))] : [];
  });
  const { items: title, isPriced } = wordsOf(invoice);
  return {
    kind: 'table',
    caption: isPriced ? `${title}, iznosi u ${currencyName(invoice.valuta)}` : title,
    columns: itemColumns.map(({ title: heading, align, width }) => ({ title: heading, align, width })),
    rows,
    totals: isPriced ? totalRows(invoice, totals) : [],
  };
}

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

const textColumn = withCell(columns.words);
const shortText = withCell(columns.shortText);
const figures = withCell(columns.figures);

/** The columns of this invoice: VAT only inside the VAT system, units and discount only if some item has them. */
function columnsOf({ vrsta, pdvObveznik, cijeneSaPdv, items }: Invoice): readonly InvoiceColumn[] {
  const hasUnits = items.some(({ jedinica }) => jedinica !== '');
  const hasCodes = items.some(({ sifra }) => sifra !== '');
  const goods = [
    figures('R. br.', ({ number }) => decimalFigure(number, 0)),
    ...(hasCodes ? [shortText('Šifra', ({ item }) => item.sifra)] : []),
    textColumn('Opis', ({ item }) => item.description),
    ...(hasUnits ? [shortText('Jed.', ({ item }) => item.jedinica)] : []),
    figures('Količina', ({ item }) => decimalFigure(item.quantity, 4)),
  ];
  if (!wordsOf({ vrsta }).isPriced) return goods;
  const hasDiscount = items.some(({ discountRate }) => discountRate > 0);
  return [
    ...goods,
    figures(pdvObveznik && cijeneSaPdv ? 'Cijena sa PDV-om' : 'Cijena', ({ item }) =>
      priceFigure(item.price),
    ),
    ...(hasDiscount ? [figures('Rabat (%)', ({ item }) => rateFigure(item.discountRate))] : []),
    ...(pdvObveznik ? vatColumns : []),
    figures('Ukupno', ({ line }) => amountFigure(line.total)),
  ];
}

const vatColumns: readonly InvoiceColumn[] = [
  figures('Osnovica', ({ line }) => amountFigure(line.base)),
  figures('PDV (%)', ({ item }) => rateFigure(item.taxRate)),
];

/** Two decimals as in any amount, more only if the price has them. */
const priceFigure = (price: TenThousandths): Figure =>
  price % 100 === 0 ? amountFigure(price / 100) : { text: formatDecimal(price, 4), value: price, places: 4 };

import { formatAmount, formatDay } from '@obracun/engine/core/numbers/format.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PaymentOrder, PublicRevenue } from '@obracun/engine/payroll/model/order.ts';
import { orderCode } from '@obracun/engine/payroll/payments/orders/order-code.ts';
import type { Content } from 'pdfmake/interfaces';
import { accountWritten } from '../../../calculator/payments/payable-text.ts';
import { printable } from '../../../documents/fonts/printable.ts';
import { makePdf } from '../../../documents/pdf/make-pdf.ts';
import { qrContent } from '../../../documents/pdf/qr-content.ts';
import { HAIRLINE, mm } from '../../../documents/pdf/styles.ts';
import { brokenInto } from './broken-into.ts';
import { payeeText, payerText } from './order-text.ts';

const ON_A_PAGE = 3;
const HEIGHT = 297 / ON_A_PAGE;
const WIDTH = 210;

/**
 * Filled orders to print, three on a page of A4: the fields of the bank's slip in the same places, on a blank sheet. Large (pdfmake): import this
 * module on demand only.
 */
export const orderPapers = (firm: Firm, orders: readonly PaymentOrder[]): Promise<Blob> =>
  makePdf({
    title: `Nalozi za plaćanje, ${firm.name}`,
    language: 'bs-Latn',
    pageMargins: 0,
    content: pagesOf(firm, orders),
  });

const pagesOf = (firm: Firm, orders: readonly PaymentOrder[]): Content[] =>
  Array.from({ length: Math.ceil(orders.length / ON_A_PAGE) }, (_, page) => ({
    stack: [
      // Absolutely positioned content takes no room, and a page without any would not be made.
      { text: ' ', fontSize: 1 },
      ...orders
        .slice(page * ON_A_PAGE, (page + 1) * ON_A_PAGE)
        .flatMap((order, place) => paperOf(firm, order, place * HEIGHT)),
    ],
    ...(page > 0 && { pageBreak: 'before' as const }),
  }));

function paperOf(firm: Firm, order: PaymentOrder, top: number): Content[] {
  const field = (label: string, value: string, { y, ...place }: FieldPlace): Content[] =>
    paperField(label, value, { ...place, y: y + top });
  return [
    ...cut(top),
    ...field('Uplatio je (naziv, adresa i telefon)', payerText(firm, order), {
      x: 10,
      y: 8,
      width: 84,
      lines: 3,
    }),
    ...field('Svrha', order.purpose, { x: 10, y: 27, width: 84, lines: 3 }),
    ...field('Primalac', payeeText(order), {
      x: 10,
      y: 46,
      width: 84,
      lines: 3,
    }),
    ...field('Mjesto', order.payerPlace, { x: 10, y: 65, width: 40 }),
    ...field('Datum', formatDay(order.day), { x: 54, y: 65, width: 40 }),
    ...field('Potpis i pečat', '', { x: 10, y: 76, width: 84, lines: 2 }),
    ...field('Račun pošiljaoca', accountWritten(order.payerAccount), { x: 102, y: 8, width: 98 }),
    ...field('Račun primaoca', accountWritten(order.payeeAccount), { x: 102, y: 18, width: 98 }),
    ...field('Iznos (KM)', formatAmount(order.amount), { x: 102, y: 28, width: 60 }),
    ...field('Hitno', order.urgent ? 'da' : 'ne', { x: 166, y: 28, width: 34 }),
    ...(order.revenue ? revenueFields(order.revenue, field) : []),
    ...codeOf(firm, order, top),
    { text: 'podaci za nalog', fontSize: 6, absolutePosition: { x: mm(10), y: mm(top + 91) } },
  ];
}

/** A cutting line above every order but the first of a page. */
const cut = (top: number): Content[] =>
  top === 0
    ? []
    : [
        {
          canvas: [
            {
              type: 'line',
              x1: 0,
              y1: 0,
              x2: mm(WIDTH),
              y2: 0,
              lineWidth: 0.4,
              lineColor: HAIRLINE,
              dash: { length: 4 },
            },
          ],
          absolutePosition: { x: 0, y: mm(top) },
        },
      ];

/** Side of the code, with its quiet zone. */
const CODE_MM = 34;

/** The code for mobile banking, beside the block of public revenue. */
function codeOf(firm: Firm, order: PaymentOrder, top: number): Content[] {
  const code = orderCode(firm, order);
  return code ? [at(166, top + 41, qrContent(code.text, mm(CODE_MM)))] : [];
}

type DrawField = (label: string, value: string, place: FieldPlace) => Content[];

/** The block of public revenue; a transfer has none. */
const revenueFields = (revenue: PublicRevenue, field: DrawField): Content[] => [
  ...field('Broj poreskog obveznika', revenue.taxpayer, { x: 102, y: 42, width: 40 }),
  ...field('Vrsta uplate', revenue.kind, { x: 146, y: 42, width: 16 }),
  ...field('Period od', formatDay(revenue.from), { x: 102, y: 53, width: 28 }),
  ...field('Period do', formatDay(revenue.to), { x: 134, y: 53, width: 28 }),
  ...field('Vrsta prihoda', revenue.code, { x: 102, y: 64, width: 18 }),
  ...field('Općina/opština', revenue.municipality, { x: 123, y: 64, width: 15 }),
  ...field('Budž. organizacija', revenue.budgetOrg, { x: 141, y: 64, width: 21 }),
  ...field('Poziv na broj', revenue.reference, { x: 102, y: 75, width: 60 }),
];

/** Millimetres from the left and the top of the order. */
interface FieldPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly lines?: number;
}

const LABEL = 6;
const VALUE = 8.5;
const LINE_HEIGHT = 4.2;

/** A labelled box of an order, its text cut to fit. */
function paperField(label: string, value: string, { x, y, width, lines = 1 }: FieldPlace): Content[] {
  const height = lines * LINE_HEIGHT + 1;
  return [
    at(x, y, { text: label, fontSize: LABEL, lineHeight: 1 }),
    at(x, y + 2.9, {
      canvas: [
        { type: 'rect', x: 0, y: 0, w: mm(width), h: mm(height), lineWidth: 0.5, lineColor: HAIRLINE },
      ],
    }),
    ...brokenInto(printable(value), roomsOf(width, lines)).map((line, number) =>
      at(x + 1, y + 3.5 + number * LINE_HEIGHT, { text: line, fontSize: VALUE, lineHeight: 1, noWrap: true }),
    ),
  ];
}

const at = (x: number, y: number, content: object): Content =>
  ({ ...content, absolutePosition: { x: mm(x), y: mm(y) } }) as Content;

/** Approximate letters of that size per millimetre. */
const LETTERS_PER_MM = 0.58;

const roomsOf = (width: number, lines: number): readonly number[] =>
  Array.from({ length: lines }, () => Math.floor((width - 2) * LETTERS_PER_MM));

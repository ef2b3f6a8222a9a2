import { formatAmount } from '@obracun/engine/core/numbers/format.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PaymentOrder, PublicRevenue } from '@obracun/engine/payroll/model/order.ts';
import type { Content } from 'pdfmake/interfaces';
import { accountWritten } from '../../../calculator/payments/payable-text.ts';
import { printable } from '../../../documents/fonts/printable.ts';
import { makePdf } from '../../../documents/pdf/make-pdf.ts';
import { HAIRLINE, mm } from '../../../documents/pdf/styles.ts';
import { brokenInto } from './broken-into.ts';
import { payeeText, payerText } from './order-text.ts';
import type { PaperOffset } from './paper-offset.ts';

/** One order every four inches of the continuous form; twelve letters and six lines an inch, in millimetres. */
const FORM = { width: 195, height: 101.6 };
const LETTER = 25.4 / 12;
const LINE = 25.4 / 6;
const SIZE = 8;
/** From the top of a line to its baseline, at that size. */
const ASCENT = 3;

/**
 * Orders for the pre-printed form of banks: texts only, one form per page. Large (pdfmake): import this module
 * on demand only.
 */
export const formPapers = (firm: Firm, orders: readonly PaymentOrder[], offset: PaperOffset): Promise<Blob> =>
  pages(
    `Virmani na obrascu, ${firm.name}`,
    orders.map((order) => gridTexts(firm, order).flatMap((one) => letters(one, one.text, offset))),
  );

/** A form with the frame of its edge and of every place, to hold against the light with the paper. */
export const testPaper = (offset: PaperOffset): Promise<Blob> =>
  pages('Probna štampa virmana', [
    [
      frame({ x: offset.right, y: offset.down, width: FORM.width, height: FORM.height }),
      ...FORM_PLACES.flatMap((place) => framed(place, offset)),
    ],
  ]);

const pages = (title: string, forms: readonly (readonly Content[])[]): Promise<Blob> =>
  makePdf({
    title,
    language: 'bs-Latn',
    pageSize: { width: mm(FORM.width), height: mm(FORM.height) },
    pageMargins: 0,
    content: forms.map((content, page) => ({
      // Absolutely positioned content takes no room, and a page without any would not be made.
      stack: [{ text: ' ', fontSize: 1 }, ...content],
      ...(page > 0 && { pageBreak: 'before' as const }),
    })),
  });

/** Each digit in its cell of the grid; words as they are. */
function letters(place: GridPlace, text: string, offset: PaperOffset): readonly Content[] {
  const written = printable(text);
  if (/[\p{L}/]/u.test(written)) return [textAt(place, written, offset)];
  return Array.from(written).flatMap((letter, at) =>
    letter === ' ' ? [] : [textAt({ ...place, column: place.column + at }, letter, offset)],
  );
}

const leftOf = ({ column }: GridPlace, { right }: PaperOffset): number => (column - 1) * LETTER + right;
const footOf = ({ line }: GridPlace, { down }: PaperOffset): number => line * LINE + down;

const textAt = (place: GridPlace, text: string, offset: PaperOffset): Content => ({
  text,
  fontSize: SIZE,
  lineHeight: 1,
  noWrap: true,
  absolutePosition: { x: mm(leftOf(place, offset)), y: mm(footOf(place, offset) - ASCENT) },
});

const framed = (place: GridPlace, offset: PaperOffset): readonly Content[] => [
  frame({
    x: leftOf(place, offset),
    y: footOf(place, offset) - LINE,
    width: place.room * LETTER,
    height: LINE,
  }),
  { ...(textAt(place, place.name || ' ', offset) as object), fontSize: 5 } as Content,
];

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const frame = ({ x, y, width, height }: Frame): Content => ({
  canvas: [{ type: 'rect', x: 0, y: 0, w: mm(width), h: mm(height), lineWidth: 0.4, lineColor: HAIRLINE }],
  absolutePosition: { x: mm(x), y: mm(y) },
});

/** Position of a text on the pre-printed form, counted from 1, and its maximum length. */
interface GridPlace {
  readonly name: string;
  readonly line: number;
  readonly column: number;
  readonly room: number;
}

/** The text of a place of the form; empty if the order has none. */
interface GridText extends GridPlace {
  readonly text: string;
}

const place = (name: string, line: number, column: number, room: number): GridPlace => ({
  name,
  line,
  column,
  room,
});

/** The continuous form of banks: the grid of a public program, calibrated on paper in August 2026. */
const PAYER = [place('uplatio je', 1, 21, 13), place('', 2, 4, 30), place('', 3, 4, 30)];
const PURPOSE = [place('svrha', 4, 12, 22), place('', 5, 4, 30), place('', 6, 4, 30)];
const PAYEE = [place('primalac', 7, 14, 20), place('', 8, 4, 30), place('', 9, 4, 30)];
const SEAT = place('mjesto', 12, 8, 14);
const DAY = place('datum', 12, 26, 10);
const PAYER_ACCOUNT = place('račun pošiljaoca', 3, 48, 19);
const PAYEE_ACCOUNT = place('račun primaoca', 5, 48, 19);
const AMOUNT = place('iznos', 7, 48, 16);
const URGENT = place('hitno', 7, 70, 1);
const TAXPAYER = place('broj poreskog obveznika', 10, 47, 13);
const KIND = place('vrsta uplate', 10, 77, 1);
const CODE = place('vrsta prihoda', 13, 47, 6);
const FROM = place('period od', 12, 68, 10);
const TO = place('period do', 14, 68, 10);
const MUNICIPALITY = place('općina', 16, 47, 5);
const BUDGET_ORG = place('budžetska organizacija', 16, 62, 13);
const REFERENCE = place('poziv na broj', 18, 47, 10);

/** Every place of the form, for a test print. */
const FORM_PLACES: readonly GridPlace[] = [
  ...[...PAYER, ...PURPOSE, ...PAYEE, SEAT, DAY, PAYER_ACCOUNT, PAYEE_ACCOUNT, AMOUNT, URGENT],
  ...[TAXPAYER, KIND, CODE, FROM, TO, MUNICIPALITY, BUDGET_ORG, REFERENCE],
];

/** An order on the form; a transfer leaves the block of public revenue empty. */
export const gridTexts = (firm: Firm, order: PaymentOrder): readonly GridText[] =>
  [
    ...lines(PAYER, payerText(firm, order)),
    ...lines(PURPOSE, order.purpose),
    ...lines(PAYEE, payeeText(order)),
    ...lines([SEAT], order.payerPlace),
    at(DAY, order.day.split('-').toReversed().join('.')),
    at(PAYER_ACCOUNT, accountWritten(order.payerAccount, ' ')),
    at(PAYEE_ACCOUNT, accountWritten(order.payeeAccount, ' ')),
    at(AMOUNT, formatAmount(order.amount)),
    at(URGENT, order.urgent ? 'X' : ''),
    ...(order.revenue ? revenueTexts(order.revenue) : []),
  ].filter(({ text }) => text !== '');

const revenueTexts = (revenue: PublicRevenue): readonly GridText[] => [
  at(TAXPAYER, revenue.taxpayer),
  at(KIND, revenue.kind),
  at(CODE, revenue.code),
  at(FROM, shortDay(revenue.from)),
  at(TO, shortDay(revenue.to)),
  at(MUNICIPALITY, spaced(revenue.municipality)),
  at(BUDGET_ORG, spaced(revenue.budgetOrg)),
  at(REFERENCE, revenue.reference),
];

const at = (where: GridPlace, text: string): GridText => ({ ...where, text });

const lines = (places: readonly GridPlace[], text: string): readonly GridText[] => {
  const broken = brokenInto(
    text,
    places.map(({ room }) => room),
  );
  return places.map((where, row) => at(where, broken[row] ?? ''));
};

/** The form has cells for two digits of the year: `01  10  26`. */
const shortDay = (day: string): string => day.slice(2).split('-').toReversed().join('  ');

/** A blank between digits. */
const spaced = (digits: string): string => Array.from(digits).join(' ');

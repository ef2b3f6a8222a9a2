import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PaymentOrder } from '@obracun/engine/payroll/model/order.ts';
import type { Content } from 'pdfmake/interfaces';
import { printable } from '../../../documents/fonts/printable.ts';
import { makePdf } from '../../../documents/pdf/make-pdf.ts';
import { HAIRLINE, mm } from '../../../documents/pdf/styles.ts';
import { FORM_PLACES, type GridPlace, gridTexts } from './form-grid.ts';
import type { PaperOffset } from './paper-offset.ts';

/** One order every four inches of the continuous form; twelve letters and six lines an inch, in millimetres. */
const FORM = { width: 195, height: 101.6 };
const LETTER = 25.4 / 12;
const LINE = 25.4 / 6;
const SIZE = 8;
/** From the top of a line to where its letters stand, at that size. */
const ASCENT = 3;

/**
 * Orders as they are printed on the pre-printed form of banks: texts alone, each page one form. Heavy (pdfmake): import this module only
 * when somebody asks for it.
 */
export const formPapers = (firm: Firm, orders: readonly PaymentOrder[], offset: PaperOffset): Promise<Blob> =>
  pages(
    `Virmani na obrascu, ${firm.name}`,
    orders.map((order) => gridTexts(firm, order).flatMap((one) => letters(one, one.text, offset))),
  );

/** A form with the frame of its edge and of every place, to be held over the paper against the light. */
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
      // What is placed by its position takes no room, and a page without any would not be made.
      stack: [{ text: ' ', fontSize: 1 }, ...content],
      ...(page > 0 && { pageBreak: 'before' as const }),
    })),
  });

/** Digits each in its cell of the grid; words run as they are. */
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

import type { Content } from 'pdfmake/interfaces';
import { printable } from '../../../documents/fonts/printable.ts';
import { HAIRLINE, mm } from '../../../documents/pdf/styles.ts';
import { brokenInto } from './broken-into.ts';

/** Millimetres from the left and the top of the order. */
export interface FieldPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly lines?: number;
}

const LABEL = 6;
const VALUE = 8.5;
const LINE_HEIGHT = 4.2;

/** A labelled box of an order, with what is written into it cut to its room. */
export function paperField(label: string, value: string, { x, y, width, lines = 1 }: FieldPlace): Content[] {
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

/** About how many letters of that size a millimetre holds. */
const LETTERS_PER_MM = 0.58;

const roomsOf = (width: number, lines: number): readonly number[] =>
  Array.from({ length: lines }, () => Math.floor((width - 2) * LETTERS_PER_MM));

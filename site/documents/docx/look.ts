import type { Document } from '@obracun/engine/documents/blocks.ts';
import type { DocumentLook } from '@obracun/engine/documents/document-look.ts';
import { inScript } from '@obracun/engine/documents/in-script.ts';
import {
  AlignmentType,
  BorderStyle,
  type INumberingOptions,
  type IPropertiesOptions,
  type IStylesOptions,
  LevelFormat,
  LevelSuffix,
} from 'docx';
import { NOTO_SANS } from '../fonts/noto-sans.ts';
import { BODY, COMPACT, GREY, INK, PAGE_MARGINS, SMALL } from '../pdf/styles.ts';

/** The typeface of preview and PDF. It is embedded, so that a system without it shows the same pages. */
const FONT = 'Noto Sans';

const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** Both weights of the typeface. The library asks for a `Buffer` and uses only what any array of bytes has. */
export const embeddedFonts = (): readonly FontOptions[] => [
  {
    name: FONT,
    data: bytesOf(NOTO_SANS.regular) as FontOptions['data'],
    bold: bytesOf(NOTO_SANS.bold) as FontOptions['data'],
  },
];

type FontOptions = NonNullable<IPropertiesOptions['fonts']>[number];

/** The reference of the numbering that writes `Član 1.`, `Član 2.` … */
export const ARTICLES = 'clan';

export const numberingIn = (language: Document['language']): INumberingOptions => ({
  config: [
    {
      reference: ARTICLES,
      levels: [
        {
          level: 0,
          format: LevelFormat.DECIMAL,
          text: `${inScript('Član', language)} %1.`,
          suffix: LevelSuffix.SPACE,
          alignment: AlignmentType.START,
        },
      ],
    },
  ],
});

/** Points in half points, which sizes of letters have. */
export const halfPoints = (points: number): number => Math.round(points * 2);

/** Points in twentieths, which lengths have. */
export const twips = (points: number): number => Math.round(points * 20);

/** A colour as DOCX writes it. */
export const hex = (color: string): string => color.slice(1);

/** The style of small print. */
export const SMALL_PRINT = 'SmallPrint';

const heading = (points: number, before: number, color: string) => ({
  run: { font: FONT, size: halfPoints(points), bold: true, color },
  paragraph: { spacing: { before, after: 80 }, keepNext: true, keepLines: true },
});

/** The sizes and colours of the PDF. The styles are the built-in ones, so that a reader can restyle the whole document. */
export function stylesIn(language: string, look?: DocumentLook): IStylesOptions {
  const color = accentIn(look);
  const isCompact = look?.template === 'compact';
  const isModern = look?.template === 'modern';
  const scale = isCompact ? COMPACT : 1;
  return {
    default: {
      document: {
        run: { font: FONT, size: halfPoints(BODY * scale), language: { value: language } },
        paragraph: { spacing: { after: isCompact ? 50 : 80, line: isCompact ? 240 : 264 } },
      },
      heading1: {
        ...heading((isModern ? 22 : 17) * scale, 0, color),
        paragraph: {
          spacing: { after: 200 },
          ...(isModern && { border: { bottom: { style: BorderStyle.SINGLE, size: 18, space: 4, color } } }),
        },
      },
      heading2: heading(BODY * scale, 200, color),
      heading3: {
        run: {
          font: FONT,
          size: halfPoints(SMALL * scale),
          bold: isModern,
          color: isModern ? color : hex(GREY),
        },
        paragraph: { spacing: { after: 40 }, keepNext: true },
      },
    },
    paragraphStyles: [
      {
        id: SMALL_PRINT,
        name: 'Sitni tekst',
        basedOn: 'Normal',
        run: { size: halfPoints(SMALL * scale), color: hex(GREY) },
        paragraph: { spacing: { before: 160 } },
      },
    ],
  };
}

/** The accent as DOCX writes colours. */
export const accentIn = (look: DocumentLook | undefined): string => hex(look?.accent ?? INK);

/** A4 portrait with the margins of the PDF, in twips: the millimetres rounded up, as word processors do. */
export const page = {
  size: { width: 11_906, height: 16_838 },
  margin: {
    left: twips(PAGE_MARGINS[0]),
    top: twips(PAGE_MARGINS[1]),
    right: twips(PAGE_MARGINS[2]),
    bottom: twips(PAGE_MARGINS[3]),
  },
};

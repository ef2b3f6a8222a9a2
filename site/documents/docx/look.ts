import type { Document } from '@obracun/engine/documents/blocks.ts';
import type { DocumentLook } from '@obracun/engine/documents/document-look.ts';
import { inScript } from '@obracun/engine/documents/in-script.ts';
import {
  AlignmentType,
  BorderStyle,
  convertMillimetersToTwip,
  type INumberingOptions,
  type IPropertiesOptions,
  type IStylesOptions,
  LevelFormat,
  LevelSuffix,
} from 'docx';
import { NOTO_SANS } from '../fonts/noto-sans.ts';

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

const heading = (size: number, before: number, color: string) => ({
  run: { font: FONT, size, bold: true, color },
  paragraph: { spacing: { before, after: 80 }, keepNext: true, keepLines: true },
});

/** Sizes are in half points. The styles are the built-in ones, so that a reader can restyle the whole document. */
export function stylesIn(language: string, look?: DocumentLook): IStylesOptions {
  const color = accentIn(look);
  const isCompact = look?.template === 'compact';
  return {
    default: {
      document: {
        run: { font: FONT, size: isCompact ? 18 : 20, language: { value: language } },
        paragraph: { spacing: { after: isCompact ? 50 : 100, line: isCompact ? 240 : 264 } },
      },
      heading1: {
        ...heading(look?.template === 'modern' ? 40 : 30, 0, color),
        paragraph: {
          alignment: look ? AlignmentType.START : AlignmentType.CENTER,
          spacing: { after: 240 },
          ...(look?.template === 'modern' && {
            border: { bottom: { style: BorderStyle.SINGLE, size: 18, space: 4, color } },
          }),
        },
      },
      heading2: heading(20, 200, color),
    },
  };
}

/** The accent as DOCX writes colours. */
export const accentIn = (look: DocumentLook | undefined): string => look?.accent?.slice(1) ?? '000000';

/** A4 portrait, in twips: the millimetres rounded up, as word processors do. */
export const page = {
  size: { width: 11_906, height: 16_838 },
  margin: {
    top: convertMillimetersToTwip(22),
    bottom: convertMillimetersToTwip(22),
    left: convertMillimetersToTwip(25),
    right: convertMillimetersToTwip(22),
  },
};

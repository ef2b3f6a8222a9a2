import type { Document } from '@obracun/engine/documents/blocks.ts';
import { inScript } from '@obracun/engine/documents/in-script.ts';
import {
  AlignmentType,
  convertMillimetersToTwip,
  type INumberingOptions,
  type IStylesOptions,
  LevelFormat,
  LevelSuffix,
} from 'docx';

/** Present on every system with a word processor, with Bosnian letters and Cyrillic. */
const FONT = 'Times New Roman';

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

const heading = (size: number, before: number) => ({
  run: { font: FONT, size, bold: true, color: '000000' },
  paragraph: { spacing: { before, after: 80 }, keepNext: true, keepLines: true },
});

/** Sizes are in half points. The styles are the built-in ones, so that a reader can restyle the whole document. */
export const stylesIn = (language: string): IStylesOptions => ({
  default: {
    document: {
      run: { font: FONT, size: 22, language: { value: language } },
      paragraph: { spacing: { after: 100, line: 264 } },
    },
    heading1: { ...heading(30, 0), paragraph: { alignment: AlignmentType.CENTER, spacing: { after: 240 } } },
    heading2: heading(22, 200),
  },
});

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

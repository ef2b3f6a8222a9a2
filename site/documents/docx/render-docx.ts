import type { Document } from '@obracun/engine/documents/blocks.ts';
import { inScript } from '@obracun/engine/documents/in-script.ts';
import {
  AlignmentType,
  Footer,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
  Document as WordDocument,
} from 'docx';
import { childrenOfAll } from './blocks.ts';
import { numberingIn, page, stylesIn } from './look.ts';

const LANGUAGE: Readonly<Record<Document['language'], string>> = {
  'bs-Latn': 'bs-Latn-BA',
  'bs-Cyrl': 'bs-Cyrl-BA',
};

/**
 * The document as an editable DOCX: real headings, articles numbered by the word processor, A4. Load it only when asked for,
 * `await import('./render-docx.ts')`: the library behind it is large.
 */
export function renderDocx({ title, language, blocks }: Document): Promise<Blob> {
  return Packer.toBlob(
    new WordDocument({
      title,
      creator: 'Obračun plata',
      styles: stylesIn(LANGUAGE[language]),
      numbering: numberingIn(language),
      sections: [
        {
          properties: { page },
          footers: { default: pageNumbers(language) },
          children: childrenOfAll(blocks),
        },
      ],
    }),
  );
}

const pageNumbers = (language: Document['language']): Footer =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [
          new TextRun({
            children: [
              inScript('strana ', language),
              PageNumber.CURRENT,
              inScript(' od ', language),
              PageNumber.TOTAL_PAGES,
            ],
            size: 18,
          }),
        ],
      }),
    ],
  });

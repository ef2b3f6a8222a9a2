import type { Document } from '@obracun/engine/documents/blocks.ts';
import { inScript } from '@obracun/engine/documents/in-script.ts';
import type { Content } from 'pdfmake/interfaces';
import { printable } from '../fonts/printable.ts';
import { contentOfAll } from './content.ts';
import { makePdf } from './make-pdf.ts';
import { widthOf } from './measure.ts';
import { PAGE_MARGINS, SMALL, TEXT_WIDTH } from './styles.ts';

/**
 * The document as a PDF of real text: A4, Noto Sans inside, as many pages as it takes. Heavy (pdfmake): import this module
 * only when somebody asks for a PDF. Rejects when a picture is not a readable PNG or JPEG.
 * @param password without which the file does not open
 */
export const renderPdf = ({ title, language, blocks }: Document, password?: string): Promise<Blob> =>
  makePdf({
    title,
    language,
    content: contentOfAll(blocks, language),
    footer: (page, pages) => footer(title, pageWords(page, pages, language)),
    ...(password && { password }),
  });

/** Several documents as one file, each from a new page on and with pages of its own: whoever is given one lacks none. */
export const renderPdfs = (documents: readonly Document[], title: string, password?: string): Promise<Blob> =>
  makePdf({
    title,
    language: documents[0]?.language ?? 'bs-Latn',
    content: documents.map(
      (document): Content => ({
        section: contentOfAll(document.blocks, document.language),
        footer: ownFooter(document),
      }),
    ),
    ...(password && { password }),
  });

/** How many pages a part of a file has is not told by pdfmake, only which of all are drawn. */
function ownFooter({ title, language }: Document): (page: number) => Content {
  let first: number | undefined;
  return (page) => {
    first ??= page;
    return footer(title, inScript(`strana ${page - first + 1}`, language));
  };
}

const pageWords = (page: number, pages: number, language: Document['language']): string =>
  inScript(`strana ${page} od ${pages}`, language);

const footer = (title: string, page: string): Content => {
  const room = TEXT_WIDTH - widthOf(page, SMALL);
  return {
    style: 'footer',
    margin: [PAGE_MARGINS[0], 16, PAGE_MARGINS[2], 0],
    columns: [
      { text: printable(onOneLine(title, room)), width: room, noWrap: true },
      { text: page, width: TEXT_WIDTH - room, alignment: 'right' },
    ],
  };
};

/** The beginning of a title too long for the foot of a page. */
function onOneLine(title: string, room: number): string {
  const letters = Array.from(title.slice(0, 200));
  const end = letters.findIndex((_, at) => widthOf(`${letters.slice(0, at + 1).join('')}…`, SMALL) > room);
  return end === -1 ? title : `${letters.slice(0, end).join('').trimEnd()}…`;
}

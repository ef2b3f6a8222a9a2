import type { Document } from '@obracun/engine/documents/blocks.ts';
import { inScript } from '@obracun/engine/documents/in-script.ts';
import pdfMake from 'pdfmake/build/pdfmake.js';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import { NOTO_SANS } from '../fonts/noto-sans.ts';
import { printable } from '../fonts/printable.ts';
import { contentOfAll } from './content.ts';
import { widthOf } from './measure.ts';
import { DEFAULT_STYLE, PAGE_MARGINS, SMALL, STYLES, TEXT_WIDTH } from './styles.ts';

pdfMake.addVirtualFileSystem({ 'regular.ttf': NOTO_SANS.regular, 'bold.ttf': NOTO_SANS.bold });
pdfMake.setFonts({ NotoSans: { normal: 'regular.ttf', bold: 'bold.ttf' } });
pdfMake.setUrlAccessPolicy(() => false);

/**
 * The document as a PDF of real text: A4, Noto Sans inside, as many pages as it takes. Heavy (pdfmake): import this module
 * only when somebody asks for a PDF. Rejects when a picture is not a readable PNG or JPEG.
 */
export const renderPdf = (document: Document): Promise<Blob> =>
  pdfMake.createPdf(definitionOf(document)).getBlob();

function definitionOf({ title, language, blocks }: Document): TDocumentDefinitions {
  return {
    pageSize: 'A4',
    pageMargins: PAGE_MARGINS,
    version: '1.7',
    language,
    displayTitle: true,
    info: { title: printable(title) },
    styles: STYLES,
    defaultStyle: DEFAULT_STYLE,
    content: contentOfAll(blocks, language),
    footer: (page, pages) => footer(title, inScript(`strana ${page} od ${pages}`, language)),
  };
}

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

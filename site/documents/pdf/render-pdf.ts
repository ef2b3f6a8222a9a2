import type { Document } from '@obracun/engine/documents/blocks.ts';
import { inScript } from '@obracun/engine/documents/in-script.ts';
import pdfMake from 'pdfmake/build/pdfmake.js';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import { NOTO_SANS } from '../fonts/noto-sans.ts';
import { printable } from '../fonts/printable.ts';
import { contentOfAll } from './content.ts';
import { DEFAULT_STYLE, PAGE_MARGINS, STYLES } from './styles.ts';

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

const footer = (title: string, page: string): Content => ({
  style: 'footer',
  margin: [PAGE_MARGINS[0], 16, PAGE_MARGINS[2], 0],
  columns: [
    { text: printable(title), width: '*' },
    { text: page, width: 'auto', alignment: 'right' },
  ],
});

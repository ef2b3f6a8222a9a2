import type { DocumentLook } from '@obracun/engine/documents/document-look.ts';
import pdfMake from 'pdfmake/build/pdfmake.js';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { NOTO_SANS } from '../fonts/noto-sans.ts';
import { printable } from '../fonts/printable.ts';
import { bodyOf, DEFAULT_STYLE, PAGE_MARGINS, stylesOf } from './styles.ts';

pdfMake.addVirtualFileSystem({ 'regular.ttf': NOTO_SANS.regular, 'bold.ttf': NOTO_SANS.bold });
pdfMake.setFonts({ NotoSans: { normal: 'regular.ttf', bold: 'bold.ttf' } });
pdfMake.setUrlAccessPolicy(() => false);

/** Contents, name and lock of a file. */
export interface PdfPages
  extends Pick<TDocumentDefinitions, 'content' | 'footer' | 'pageMargins' | 'pageSize' | 'language'> {
  readonly title: string;
  /** Required to open the file. */
  readonly password?: string;
  readonly look?: DocumentLook | undefined;
}

/** Pages in our fonts, A4 by default, as a PDF of real text. Large (pdfmake): import this module on demand only. */
export const makePdf = ({ title, password, look, ...pages }: PdfPages): Promise<Blob> =>
  pdfMake
    .createPdf({
      pageSize: 'A4',
      pageMargins: PAGE_MARGINS,
      // The library chooses its encryption by this: 256 bits for a locked file.
      version: password ? '1.7ext3' : '1.7',
      displayTitle: true,
      info: { title: printable(title) },
      styles: stylesOf(look),
      defaultStyle: { ...DEFAULT_STYLE, fontSize: bodyOf(look) },
      ...pages,
      ...(password && { userPassword: password }),
    })
    .getBlob();

/** Reports the drawn part of a file, from 0 to 1. */
export const reportProgress = (tell: (share: number) => void): void => {
  pdfMake.setProgressCallback(tell);
};

import pdfMake from 'pdfmake/build/pdfmake.js';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { NOTO_SANS } from '../fonts/noto-sans.ts';
import { printable } from '../fonts/printable.ts';
import { DEFAULT_STYLE, PAGE_MARGINS, STYLES } from './styles.ts';

pdfMake.addVirtualFileSystem({ 'regular.ttf': NOTO_SANS.regular, 'bold.ttf': NOTO_SANS.bold });
pdfMake.setFonts({ NotoSans: { normal: 'regular.ttf', bold: 'bold.ttf' } });
pdfMake.setUrlAccessPolicy(() => false);

/** What is drawn, and how the file is called and locked. */
export interface PdfPages
  extends Pick<TDocumentDefinitions, 'content' | 'footer' | 'pageMargins' | 'pageSize' | 'language'> {
  readonly title: string;
  /** Without it the file does not open. */
  readonly password?: string;
}

/** Pages in our letters, of A4 unless said otherwise, as a PDF of real text. Heavy (pdfmake): import this module only when somebody asks for a PDF. */
export const makePdf = ({ title, password, ...pages }: PdfPages): Promise<Blob> =>
  pdfMake
    .createPdf({
      pageSize: 'A4',
      pageMargins: PAGE_MARGINS,
      // By this the library chooses how it locks: 256 bits where a file is locked.
      version: password ? '1.7ext3' : '1.7',
      displayTitle: true,
      info: { title: printable(title) },
      styles: STYLES,
      defaultStyle: DEFAULT_STYLE,
      ...pages,
      ...(password && { userPassword: password }),
    })
    .getBlob();

/** Tells, from 0 to 1, how much of a file is drawn. */
export const tellProgress = (tell: (share: number) => void): void => {
  pdfMake.setProgressCallback(tell);
};

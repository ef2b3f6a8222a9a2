import pdfMake from 'pdfmake/build/pdfmake.js';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import bold from '../fonts/noto-sans-bold.ttf?inline';
import regular from '../fonts/noto-sans-regular.ttf?inline';
import { printable } from '../fonts/printable.ts';
import { DEFAULT_STYLE, PAGE_MARGINS, STYLES } from './styles.ts';

const base64 = (dataUrl: string): string => dataUrl.slice(dataUrl.indexOf(',') + 1);

/** Noto Sans in two weights, in base64; inside the chunk of the PDF, so that one request loads all. */
const NOTO_SANS = { regular: base64(regular), bold: base64(bold) };

pdfMake.addVirtualFileSystem({ 'regular.ttf': NOTO_SANS.regular, 'bold.ttf': NOTO_SANS.bold });
pdfMake.setFonts({ NotoSans: { normal: 'regular.ttf', bold: 'bold.ttf' } });
pdfMake.setUrlAccessPolicy(() => false);

/** Contents, name and lock of a file. */
export interface PdfPages
  extends Pick<
    TDocumentDefinitions,
    'content' | 'footer' | 'pageMargins' | 'pageSize' | 'pageOrientation' | 'language'
  > {
  readonly title: string;
  /** Required to open the file. */
  readonly password?: string;
}

/** Pages in our fonts, A4 by default, as a PDF of real text. Large (pdfmake): import this module on demand only. */
export const makePdf = ({ title, password, ...pages }: PdfPages): Promise<Blob> =>
  pdfMake
    .createPdf({
      pageSize: 'A4',
      pageMargins: PAGE_MARGINS,
      // The library chooses its encryption by this: 256 bits for a locked file.
      version: password ? '1.7ext3' : '1.7',
      displayTitle: true,
      info: { title: printable(title) },
      styles: STYLES,
      defaultStyle: DEFAULT_STYLE,
      ...pages,
      ...(password && { userPassword: password }),
    })
    .getBlob();

/** Reports the drawn part of a file, from 0 to 1. */
export const reportProgress = (tell: (share: number) => void): void => {
  pdfMake.setProgressCallback(tell);
};

import type { DocumentLook } from '@obracun/engine/documents/document-look.ts';
import pdfMake from 'pdfmake/build/pdfmake.js';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { NOTO_SANS } from '../fonts/noto-sans.ts';
import { printable } from '../fonts/printable.ts';
import { bodyOf, DEFAULT_STYLE, PAGE_MARGINS, stylesOf } from './styles.ts';

pdfMake.addVirtualFileSystem({ 'regular.ttf': NOTO_SANS.regular, 'bold.ttf': NOTO_SANS.bold });
pdfMake.setFonts({ NotoSans: { normal: 'regular.ttf', bold: 'bold.ttf' } });
pdfMake.setUrlAccessPolicy(() => false);

/** A file inside a PDF. */
export interface EmbeddedData {
  readonly name: string;
  readonly type: string;
  readonly text: string;
  readonly description: string;
}

/** Contents, name and lock of a file. */
export interface PdfPages
  extends Pick<
    TDocumentDefinitions,
    'content' | 'footer' | 'pageMargins' | 'pageSize' | 'pageOrientation' | 'language' | 'styles'
  > {
  readonly title: string;
  /** Required to open the file. */
  readonly password?: string;
  readonly look?: DocumentLook | undefined;
  /** Data of the document for a program: the file is then a PDF/A-3b with it inside. */
  readonly data?: EmbeddedData | undefined;
}

/** Pages in our fonts, A4 by default, as a PDF of real text. Large (pdfmake): import this module on demand only. */
export const makePdf = ({ title, password, look, data, ...pages }: PdfPages): Promise<Blob> =>
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
      // An archived file is never locked.
      ...(data && !password && { subset: 'PDF/A-3b', files: { data: fileOf(data) } }),
    })
    .getBlob();

/** The library reads a file from a `data:` URL; the text is in UTF-8. */
const fileOf = ({ name, type, text, description }: EmbeddedData) => ({
  name,
  type,
  description,
  relationship: 'Alternative' as const,
  src: `data:${type};base64,${btoa(bytesAsLetters(new TextEncoder().encode(text)))}`,
});

/** One by one: a long file has more bytes than a call has arguments. */
const bytesAsLetters = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/** Reports the drawn part of a file, from 0 to 1. */
export const reportProgress = (tell: (share: number) => void): void => {
  pdfMake.setProgressCallback(tell);
};

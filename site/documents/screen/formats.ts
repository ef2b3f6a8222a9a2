import type { Document } from '@obracun/engine/documents/blocks.ts';
import { fetchPart } from '../../parts/load-part.ts';
import type { Format } from '../../parts/use-download.ts';
import { pdfFormat } from '../pdf/pdf-format.ts';

/** The files a text is taken away in; what draws each is loaded when it is asked for. */
export const textFormats = (document: Document): readonly Format[] => [
  {
    button: 'Preuzmi DOCX',
    extension: 'docx',
    make: async () => (await fetchPart(() => import('../docx/render-docx.ts'))).renderDocx(document),
  },
  pdfFormat(document),
];

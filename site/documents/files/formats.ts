import type { Document } from '@obracun/engine/documents/blocks.ts';
import type { Requirement } from '@obracun/engine/documents/requirement.ts';
import { fetchPart } from '../../lazy-loading/load-part.ts';
import type { Format, UnreadField } from '../../lazy-loading/use-download.ts';
import type { EmbeddedData } from '../pdf/make-pdf.ts';

/**
 * Any document as PDF; the renderer loads on demand.
 * @param dataOf what a program reads, inside the file; nothing without it
 */
export const pdfFormat = (
  document: Document,
  dataOf: () => Promise<EmbeddedData | undefined> = async () => undefined,
): Format => ({
  button: 'Preuzmi PDF',
  extension: 'pdf',
  ...(document.blocks.some(({ kind }) => kind === 'picture') && {
    advice: 'Uklonite logo i pokušajte ponovo.',
  }),
  make: async () => {
    const [{ renderPdf }, data] = await Promise.all([
      fetchPart(() => import('../pdf/render-pdf.ts')),
      dataOf(),
    ]);
    return renderPdf(document, { ...(data && { data }) });
  },
});

/** Any document as an editable DOCX. */
export const docxFormat = (document: Document): Format => ({
  button: 'DOCX',
  extension: 'docx',
  make: async () => (await fetchPart(() => import('../docx/render-docx.ts'))).renderDocx(document),
});

/** The document sent as a file through the share sheet of the system, or by e-mail where there is none. */
export const shareFormat = (document: Document, pdf: Format): Format => ({
  button: 'Podijeli',
  extension: 'podjela',
  isShared: true,
  ...(pdf.unread && { unread: pdf.unread }),
  ...(pdf.advice && { advice: pdf.advice }),
  make: async () => {
    const [{ shareDocument }, file] = await Promise.all([fetchPart(() => import('./share.ts')), pdf.make()]);
    if (file) await shareDocument(document, file);
    return undefined;
  },
});

/** The document as shown on the page, printed by the browser; unreadable values are confirmed as for files. */
export const printFormat = ({ unread }: Pick<Format, 'unread'>): Format => ({
  button: 'Štampaj',
  extension: 'papir',
  isPrint: true,
  ...(unread && { unread }),
  make: async () => {
    window.print();
    return undefined;
  },
});

/** The export formats of a text; each renderer loads on demand. */
export const textFormats = (document: Document, requirements: readonly Requirement[]): readonly Format[] => {
  const unread = () => unreadOf(requirements);
  return [
    { ...docxFormat(document), button: 'Preuzmi DOCX', unread },
    { ...pdfFormat(document), unread },
  ];
};

const unreadOf = (requirements: readonly Requirement[]): readonly UnreadField[] =>
  requirements.flatMap(({ polje, naziv, isUnread }) => (isUnread ? [{ name: polje, text: naziv }] : []));

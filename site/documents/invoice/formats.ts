import type { Document } from '@obracun/engine/documents/blocks.ts';
import type { Invoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { fetchPart } from '../../parts/load-part.ts';
import type { Format } from '../../parts/use-download.ts';
import { pdfFormat } from '../pdf/pdf-format.ts';

/**
 * The files an invoice is taken away in; what draws each is loaded when it is asked for.
 * @param unread figures that are not understood: a person sees that they are missing, a program that books the XML would take nought for them
 */
export const invoiceFormats = (
  invoice: Invoice,
  document: Document,
  unread: Format['unread'] & {},
): readonly Format[] => [
  pdfFormat(document),
  {
    button: 'Excel',
    extension: 'xlsx',
    make: async () => (await fetchPart(() => import('./render-xlsx.ts'))).renderXlsx(document),
  },
  {
    button: 'XML (UBL)',
    extension: 'xml',
    unread,
    problems: async () => {
      const { ublProblems } = await fetchPart(
        () => import('@obracun/engine/documents/invoice/ubl/problems.ts'),
      );
      return ublProblems(invoice).map(({ poruka, pravilo }) => `${poruka} (${pravilo}).`);
    },
    make: async () => {
      const { ublInvoice } = await fetchPart(() => import('@obracun/engine/documents/invoice/ubl/ubl.ts'));
      return new Blob([ublInvoice(invoice)], { type: 'application/xml' });
    },
  },
];

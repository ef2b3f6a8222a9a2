import type { Document } from '@obracun/engine/documents/blocks.ts';
import type { Invoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { fetchPart } from '../../lazy-loading/load-part.ts';
import type { Format } from '../../lazy-loading/use-download.ts';
import { pdfFormat } from '../files/paper-format.ts';

/**
 * The files an invoice is taken away in; what draws each is loaded when it is asked for.
 * @param unread figures that are not understood: each file has zero for them, and the XML is booked by a program
 */
export const invoiceFormats = (
  invoice: Invoice,
  document: Document,
  unread: Format['unread'] & {},
): readonly Format[] => [
  { ...pdfFormat(document), unread },
  {
    button: 'Excel',
    extension: 'xlsx',
    unread,
    make: async () => (await fetchPart(() => import('./render-xlsx.ts'))).renderXlsx(document),
  },
  {
    button: 'XML (UBL)',
    extension: 'xml',
    unread,
    isBooked: true,
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

import type { Document } from '@obracun/engine/documents/blocks.ts';
import type { Invoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { fetchPart } from '../../parts/load-part.ts';
import type { Format } from '../../parts/use-download.ts';

/** The files an invoice is taken away in; what draws each is loaded when it is asked for. */
export const formatsOf = (invoice: Invoice, document: Document): readonly Format[] => [
  {
    button: 'Preuzmi PDF',
    extension: 'pdf',
    make: async () => (await fetchPart(() => import('../pdf/render-pdf.ts'))).renderPdf(document),
  },
  {
    button: 'Excel',
    extension: 'xlsx',
    make: async () => (await fetchPart(() => import('./render-xlsx.ts'))).renderXlsx(document),
  },
  {
    button: 'XML (UBL)',
    extension: 'xml',
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

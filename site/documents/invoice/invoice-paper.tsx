import type { Document } from '@obracun/engine/documents/blocks.ts';
import type { Invoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { wordsOf } from '@obracun/engine/documents/invoice/kinds.ts';
import { hasUbl } from '@obracun/engine/documents/invoice/ubl/kind.ts';
import { invoicePaper } from '@obracun/engine/documents/profile/invoice-paper.ts';
import { fetchPart } from '../../lazy-loading/load-part.ts';
import type { Format } from '../../lazy-loading/use-download.ts';
import { sentenceOf } from '../../storage/db/cause.ts';
import { Notice } from '../../ui/notice.tsx';
import { Typed } from '../../ui/typed.tsx';
import { TAKE_IT_ALONG } from '../drafts/not-kept.tsx';
import { Downloads } from '../files/downloads.tsx';
import { docxFormat, pdfFormat } from '../files/formats.ts';
import { DocumentSide } from '../layout/document-side.tsx';
import type { Required } from '../layout/use-required.ts';
import type { EmbeddedData } from '../pdf/make-pdf.ts';
import { useProfile } from '../profile/kept-profile.ts';
import { useInvoiceLanguage } from './invoice-language.tsx';
import { requirementsFor } from './requirements-for.ts';
import { nameOfInvoice } from './state/kept.ts';
import type { ShelfAccess } from './state/use-shelf.ts';

interface InvoicePaperProps {
  readonly invoice: Invoice;
  readonly access: ShelfAccess;
  readonly isCyrillic: boolean;
  /** Names of missing required fields, after the first check of the form. */
  readonly missing: readonly string[];
  readonly check: () => void;
  readonly unread: Required['unread'];
}

/** The rendered invoice, its missing fields, and its files. */
export function InvoicePaper({ invoice, access, isCyrillic, missing, check, unread }: InvoicePaperProps) {
  const [profile, language] = [useProfile(), useInvoiceLanguage()];
  const document = invoicePaper(invoice, { profile, language, isCyrillic });
  return (
    <DocumentSide
      requirements={requirementsFor(invoice, access.shelf)}
      document={document}
      actions={
        <>
          <Downloads
            formats={invoiceFormats(invoice, document, unread)}
            fileName={document.fileName}
            document={document}
            onDownload={() => {
              check();
              void access.remember(invoice);
            }}
          />
          {missing.length > 0 && (
            <Notice kind="warn">
              {inSentence(wordsOf(invoice).locative)} još nedostaje: {missing.join(', ')}.
            </Notice>
          )}
          <Unkept {...access} />
        </>
      }
    />
  );
}

const inSentence = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Reports invoices that were issued but not saved, and why, until they are. */
const Unkept = ({ unkept, why = 'unknown' }: ShelfAccess) =>
  unkept.length > 0 && (
    <Notice kind="warn">
      Nije sačuvano u ovom pregledniku: <Typed>{unkept.map(nameOfInvoice).join('; ')}</Typed>. Razlog:{' '}
      {sentenceOf(why)}. {TAKE_IT_ALONG}
    </Notice>
  );

/**
 * The export formats of an invoice; each renderer loads on demand.
 * @param unread unreadable figures: each file has zero for them, and a program books the XML
 */
export const invoiceFormats = (
  invoice: Invoice,
  document: Document,
  unread: Format['unread'] & {},
): readonly Format[] => [
  {
    ...pdfFormat(document, hasUbl(invoice) ? () => ublInside(invoice, document.fileName) : undefined),
    unread,
  },
  { ...docxFormat(document), unread },
  {
    button: 'Excel',
    extension: 'xlsx',
    unread,
    make: async () => (await fetchPart(() => import('./render-xlsx.ts'))).renderXlsx(document),
  },
  ...(hasUbl(invoice) ? [ublFormat(invoice, unread)] : []),
];

/** The invoice for programs, inside its PDF; none while a recipient would refuse it. */
async function ublInside(invoice: Invoice, fileName: string): Promise<EmbeddedData | undefined> {
  const [{ ublProblems }, { ublInvoice }] = await fetchPart(() =>
    Promise.all([
      import('@obracun/engine/documents/invoice/ubl/problems.ts'),
      import('@obracun/engine/documents/invoice/ubl/ubl.ts'),
    ]),
  );
  if (ublProblems(invoice).length > 0) return undefined;
  return {
    name: `${fileName}.xml`,
    type: 'application/xml',
    text: ublInvoice(invoice),
    description: 'UBL 2.1',
  };
}

const ublFormat = (invoice: Invoice, unread: Format['unread'] & {}): Format => ({
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
});

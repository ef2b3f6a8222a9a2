import { inCyrillic } from '@obracun/engine/documents/cyrillic.ts';
import { invoiceDocument } from '@obracun/engine/documents/invoice/document.ts';
import type { Invoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { Notice } from '../../ui/notice.tsx';
import { Downloads } from '../files/downloads.tsx';
import { DocumentSide } from '../layout/document-side.tsx';
import type { Required } from '../layout/use-required.ts';
import { invoiceFormats } from './formats.ts';
import { requirementsFor } from './requirements-for.ts';
import type { ShelfAccess } from './state/use-shelf.ts';
import { Unkept } from './unkept.tsx';

interface InvoicePaperProps {
  readonly invoice: Invoice;
  readonly access: ShelfAccess;
  readonly isCyrillic: boolean;
  /** Names of what is required and not there, once the form was looked through. */
  readonly missing: readonly string[];
  readonly check: () => void;
  readonly unread: Required['unread'];
}

/** The invoice as its receiver gets it, what it lacks, and its files. */
export function InvoicePaper({ invoice, access, isCyrillic, missing, check, unread }: InvoicePaperProps) {
  const latin = invoiceDocument(invoice);
  const document = isCyrillic ? inCyrillic(latin) : latin;
  return (
    <DocumentSide
      requirements={requirementsFor(invoice, access.shelf)}
      document={document}
      actions={
        <>
          <Downloads
            formats={invoiceFormats(invoice, document, unread)}
            fileName={document.fileName}
            onDownload={() => {
              check();
              void access.remember(invoice);
            }}
          />
          {missing.length > 0 && (
            <Notice kind="warn">
              {invoice.ispravlja ? 'Na odobrenju' : 'Na fakturi'} još nedostaje: {missing.join(', ')}.
            </Notice>
          )}
          <Unkept {...access} />
        </>
      }
    />
  );
}

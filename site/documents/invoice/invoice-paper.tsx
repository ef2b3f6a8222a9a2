import type { Document } from '@obracun/engine/documents/blocks.ts';
import { advanceFor, madeFrom } from '@obracun/engine/documents/invoice/derive.ts';
import type { Invoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { type InvoiceKind, wordsOf } from '@obracun/engine/documents/invoice/kinds.ts';
import { hasUbl } from '@obracun/engine/documents/invoice/ubl/kind.ts';
import { invoicePaper } from '@obracun/engine/documents/profile/invoice-paper.ts';
import { Stamp } from 'lucide-react';
import { fetchPart } from '../../lazy-loading/load-part.ts';
import type { Format } from '../../lazy-loading/use-download.ts';
import { today } from '../../platform/clock.ts';
import { sentenceOf } from '../../storage/db/cause.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Typed } from '../../ui/typed.tsx';
import { TAKE_IT_ALONG } from '../drafts/not-saved.tsx';
import { Downloads } from '../files/downloads.tsx';
import { docxFormat, pdfFormat } from '../files/formats.ts';
import { DocumentSide } from '../layout/document-side.tsx';
import type { Required } from '../layout/use-required.ts';
import type { EmbeddedData } from '../pdf/make-pdf.ts';
import { useProfile } from '../profile/stored-profile.ts';
import { MakeNext } from './chain/make-next.tsx';
import { ChangeQuestion } from './change-question.tsx';
import { useInvoiceLanguage } from './invoice-language.tsx';
import { LookChoice } from './look-choice.tsx';
import { requirementsFor, takenText } from './requirements-for.ts';
import { ShareLink } from './share-link.tsx';
import { nextNumber } from './state/saved-documents.ts';
import { nameOfInvoice } from './state/stored.ts';
import { type Issuing, isDone } from './state/use-issuing.ts';
import type { SavedDocumentsAccess } from './state/use-saved-documents.ts';

interface InvoicePaperProps {
  readonly invoice: Invoice;
  readonly access: SavedDocumentsAccess;
  readonly issuing: Issuing;
  readonly open: (invoice: Invoice) => void;
  readonly isCyrillic: boolean;
  /** How often the PDF was asked for in the bar at the foot. */
  readonly pressed: number;
  /** Names of missing required fields, after the first check of the form. */
  readonly missing: readonly string[];
  /** Checks the form. @returns whether nothing is missing */
  readonly check: () => boolean;
  readonly unread: Required['unread'];
}

/** The rendered invoice, its missing fields, its issue, its files, and what is made from it. */
export function InvoicePaper(props: InvoicePaperProps) {
  const { invoice, access, issuing, open, isCyrillic, pressed, missing, check, unread } = props;
  const [profile, language] = [useProfile(), useInvoiceLanguage()];
  const style = { profile, language, isCyrillic };
  const document = invoicePaper(invoice, style);
  const issued = access.savedDocuments.invoices.map(({ content }) => content);
  const numberOf = (vrsta: InvoiceKind) => nextNumber(access.savedDocuments, access.unsaved, today(), vrsta);
  return (
    <DocumentSide
      requirements={requirementsFor(invoice, access.savedDocuments)}
      document={document}
      above={<LookChoice document={document} />}
      actions={
        <>
          <Downloads
            formats={invoiceFormats(invoice, document, unread)}
            fileName={document.fileName}
            document={document}
            pressed={pressed}
            onDownload={() => {
              check();
              return !issuing.isAsked;
            }}
            onMade={issuing.issue}
          >
            {!issuing.isAsIssued && (
              <Button onClick={() => check() && void issuing.issue()}>
                <Stamp aria-hidden="true" size={18} /> Izdaj
              </Button>
            )}
            <ShareLink invoice={invoice} style={style} issue={() => isIssued(check, issuing)} />
          </Downloads>
          <IssueState issuing={issuing} />
          {missing.length > 0 && (
            <Notice kind="warn">
              {inSentence(wordsOf(invoice).locative)} još nedostaje: {missing.join(', ')}.
            </Notice>
          )}
          <Unsaved {...access} />
          <ChangeQuestion
            issuing={issuing}
            documents={issued}
            credit={(one) => open(madeFrom(one, 'odobrenje', numberOf('odobrenje'), today(), issued))}
          />
        </>
      }
    >
      {issuing.issued && issuing.isAsIssued && (
        <MakeNext
          key={invoice.id}
          document={issuing.issued}
          issued={issued}
          make={(kind) => open(madeFrom(invoice, kind, numberOf(kind), today(), issued))}
          makeAdvance={(share) => open(advanceFor(invoice, share, numberOf('avans'), today()))}
        />
      )}
    </DocumentSide>
  );
}

/** Issues the document if nothing is missing and its change was answered. @returns whether it is issued */
const isIssued = async (check: () => boolean, issuing: Issuing): Promise<boolean> =>
  check() && !issuing.isAsked && isDone(await issuing.issue());

/** Whether the document is issued, and why the last attempt did not issue it. */
function IssueState({ issuing: { isAsIssued, isCorrecting, refusal } }: Pick<InvoicePaperProps, 'issuing'>) {
  const text = isAsIssued ? 'Izdato i sačuvano.' : isCorrecting ? 'Ispravljena verzija još nije izdata.' : '';
  return (
    <>
      <output>{text}</output>
      {refusal?.is === 'taken' && <Notice kind="error">Nije izdato. {takenText(refusal.by)}</Notice>}
      {refusal?.is === 'unread' && (
        <Notice kind="warn">
          Nije izdato: „<Typed>{refusal.text}</Typed>“ se ne može pročitati kao broj, pa bi se računalo kao 0.
          Ispravite ga, pa izdajte.
        </Notice>
      )}
      {refusal?.is === 'empty' && (
        <Notice kind="info">Nije izdato: upišite broj, kupca i bar jednu stavku.</Notice>
      )}
    </>
  );
}

const inSentence = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Reports invoices that were issued but not saved, and why, until they are. */
const Unsaved = ({ unsaved, why = 'unknown' }: SavedDocumentsAccess) =>
  unsaved.length > 0 && (
    <Notice kind="warn">
      Nije sačuvano u ovom pregledniku: <Typed>{unsaved.map(nameOfInvoice).join('; ')}</Typed>. Razlog:{' '}
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

const loadUbl = () => import('./ubl-file.ts');

/** The invoice for programs, inside its PDF; none while a recipient would refuse it. */
async function ublInside(invoice: Invoice, fileName: string): Promise<EmbeddedData | undefined> {
  const { ublProblems, ublInvoice } = await fetchPart(loadUbl);
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
    const { ublProblems } = await fetchPart(loadUbl);
    return ublProblems(invoice).map(({ poruka, pravilo }) => `${poruka} (${pravilo}).`);
  },
  make: async () => {
    const { ublInvoice } = await fetchPart(loadUbl);
    return new Blob([ublInvoice(invoice)], { type: 'application/xml' });
  },
});

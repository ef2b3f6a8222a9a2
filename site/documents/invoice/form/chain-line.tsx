import { documentsAfter, documentsBefore } from '@obracun/engine/documents/invoice/chain.ts';
import { madeFrom } from '@obracun/engine/documents/invoice/derive.ts';
import type { Invoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { type InvoiceKind, NEXT_KINDS, wordsOf } from '@obracun/engine/documents/invoice/kinds.ts';
import { today } from '../../../platform/clock.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { CalledSo, labelWith } from '../../../ui/typed.tsx';
import { calledDocument } from '../state/kept.ts';
import { nextNumber } from '../state/shelf.ts';
import { useInvoice } from '../state/use-invoice.ts';

/** The documents before and after this one, and the next ones made from it with one press. */
export function ChainLine() {
  const { invoice, access, open } = useInvoice();
  const all = access.shelf.invoices.map(({ content }) => content);
  const make = (vrsta: InvoiceKind) =>
    open(madeFrom(invoice, vrsta, nextNumber(access.shelf, access.unkept, today(), vrsta), today()));
  const next = invoice.brojFakture.trim() === '' ? [] : NEXT_KINDS[invoice.vrsta];
  return (
    <>
      <Related words="Iz dokumenta" documents={documentsBefore(invoice, all)} open={open} />
      <Related words="Iz njega je" documents={documentsAfter(invoice, all)} open={open} />
      {next.length > 0 && (
        <Buttons>
          {next.map((vrsta) => (
            <Button key={vrsta} look="quiet" onClick={() => make(vrsta)}>
              Napravi: {wordsOf({ vrsta }).title.toLowerCase()}
            </Button>
          ))}
        </Buttons>
      )}
    </>
  );
}

interface RelatedProps {
  readonly words: string;
  readonly documents: readonly Invoice[];
  readonly open: (invoice: Invoice) => void;
}

const Related = ({ words, documents, open }: RelatedProps) =>
  documents.length > 0 && (
    <p>
      {words}:{' '}
      {documents.map((one) => (
        <Button
          key={`${one.vrsta} ${one.brojFakture} ${one.datum}`}
          look="link"
          {...labelWith('Otvori', calledDocument(one))}
          onClick={() => open(one)}
        >
          <CalledSo {...calledDocument(one)} />
        </Button>
      ))}
    </p>
  );

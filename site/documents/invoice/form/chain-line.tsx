import { nextKinds } from '@obracun/engine/documents/invoice/chain.ts';
import { madeFrom } from '@obracun/engine/documents/invoice/derive.ts';
import { type InvoiceKind, wordsOf } from '@obracun/engine/documents/invoice/kinds.ts';
import { today } from '../../../platform/clock.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { ChainLinks } from '../chain/chain-links.tsx';
import { nextNumber } from '../state/shelf.ts';
import { useInvoice } from '../state/use-invoice.ts';

/** The documents before and after this one, and the next ones made from it with one press. */
export function ChainLine() {
  const { invoice, access, open } = useInvoice();
  const all = access.shelf.invoices.map(({ content }) => content);
  const make = (vrsta: InvoiceKind) =>
    open(madeFrom(invoice, vrsta, nextNumber(access.shelf, access.unkept, today(), vrsta), today()));
  const next = invoice.brojFakture.trim() === '' ? [] : nextKinds(invoice, all);
  return (
    <>
      <ChainLinks document={invoice} all={all} open={open} />
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

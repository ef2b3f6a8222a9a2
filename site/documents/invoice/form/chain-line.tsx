import { ChainLinks } from '../chain/chain-links.tsx';
import { useInvoice } from '../state/use-invoice.ts';

/** The documents before and after this one. */
export function ChainLine() {
  const { invoice, access, open } = useInvoice();
  const all = access.savedDocuments.invoices.map(({ content }) => content);
  return <ChainLinks document={invoice} all={all} open={open} />;
}

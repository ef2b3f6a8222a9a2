import { useToday } from '../../../platform/clock.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useInvoice } from '../state/invoice-context.ts';
import { nextNumber } from '../state/shelf.ts';

/** The next number, one tap away while there is none. */
export function NumberProposal() {
  const { invoice, dispatch, access } = useInvoice();
  const today = useToday();
  if (!today || invoice.brojFakture !== '') return null;
  const brojFakture = nextNumber(access.shelf, access.unkept, today, invoice.ispravlja !== null);
  return (
    <div>
      <Button look="quiet" onClick={() => dispatch({ type: 'typed', change: { brojFakture } })}>
        Upiši broj {brojFakture}
      </Button>
    </div>
  );
}

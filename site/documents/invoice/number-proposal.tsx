import { useToday } from '../../app/clock.ts';
import { Button } from '../../ui/button.tsx';
import { useInvoice } from './invoice-context.ts';
import { nextNumber } from './shelf.ts';

/** The next number, one tap away while there is none. */
export function NumberProposal() {
  const { invoice, dispatch, access } = useInvoice();
  const today = useToday();
  if (!today || invoice.brojFakture !== '') return null;
  const brojFakture = nextNumber(access.shelf, access.unkept, today);
  return (
    <div>
      <Button look="quiet" onClick={() => dispatch({ type: 'typed', change: { brojFakture } })}>
        Upiši broj {brojFakture}
      </Button>
    </div>
  );
}

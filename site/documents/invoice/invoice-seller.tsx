import { FillButton } from '../profile/fill-button.tsx';
import { useInvoice } from './state/use-invoice.ts';

/** The firm of this device as the seller. */
export function InvoiceSeller() {
  const { invoice, dispatch } = useInvoice();
  const { company, racun } = invoice;
  return (
    <FillButton
      fillWith={({ name, address, jib, vatNumber, accounts }) =>
        company.name === ''
          ? () => {
              dispatch({
                type: 'party',
                name: 'company',
                change: { name, address, idType: 'JIB', idNumber: jib, pdvBroj: vatNumber },
              });
              if (racun === '') dispatch({ type: 'typed', change: { racun: accounts[0]?.account ?? '' } });
            }
          : undefined
      }
    />
  );
}

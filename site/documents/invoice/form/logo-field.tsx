import { LogoInput } from '../../layout/logo-input.tsx';
import { useInvoice } from '../state/invoice-context.ts';

/** A picture at the head of the invoice. */
export function LogoField() {
  const { invoice, dispatch } = useInvoice();
  return <LogoInput logo={invoice.logo} change={(logo) => dispatch({ type: 'typed', change: { logo } })} />;
}

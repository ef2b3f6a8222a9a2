import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import type { PartyName } from '../state/form-state.ts';
import { useInvoice } from '../state/invoice-context.ts';
import { FactInput } from './fact-input.tsx';

const LABELS = { company: 'E-adresa prodavca', customer: 'E-adresa kupca' } as const;

/** What the XML needs besides to go through the Peppol network. */
export const PeppolFields = () => (
  <>
    <FactInput
      name="referencaKupca"
      label="Referenca kupca"
      hint="Narudžba, odjel ili osoba koju je kupac tražio da navedete."
    />
    <EAddress name="company" />
    <EAddress
      name="customer"
      hint="Za mrežu Peppol: uz obje e-adrese i referencu kupca XML je po profilu BIS Billing 3."
    />
  </>
);

function EAddress({ name, hint }: { readonly name: PartyName; readonly hint?: string }) {
  const { invoice, dispatch, warnings } = useInvoice();
  return (
    <TextInput
      id={fieldId(`${name}.eAdresa`)}
      label={LABELS[name]}
      text={invoice[name].eAdresa}
      hint={hint}
      placeholder="9924:403711250001"
      warning={warnings.get(`${name}.eAdresa`)}
      onText={(eAdresa) => dispatch({ type: 'party', name, change: { eAdresa } })}
    />
  );
}

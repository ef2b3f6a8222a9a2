import { type Choice, choiceField } from '@obracun/engine/core/field.ts';
import { hasVatStatus, isPaidFromAbroad } from '@obracun/engine/documents/invoice/invoice.ts';
import { HOME } from '@obracun/engine/documents/typed-text.ts';
import { useEffect, useState } from 'react';
import { ChoiceInput } from '../../../fields/choice-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import { DeferredHydration } from '../../../lazy-loading/hydration.tsx';
import { Part } from '../../../lazy-loading/part.tsx';
import { useOptional } from '../../../lazy-loading/use-optional.ts';
import { Folded } from '../../../ui/page/folded.tsx';
import { LogoInput } from '../../layout/logo-input.tsx';
import type { PartyName } from '../state/form-state.ts';
import { useInvoice } from '../state/use-invoice.ts';
import { DayInput, FactInput, VatNumber } from './invoice-inputs.tsx';

const loadParts = () => import('./field-parts.ts');
const loadTerms = async () => (await loadParts()).TermFields;
const loadLaw = async () => (await loadParts()).LawFields;
const NO_PROPS = {};

/** Additional fields of an invoice: the law requires the first ones, the others help the buyer to pay. */
export const MoreFields = () => (
  <Folded title="Još podataka" line="isporuka, popust, valuta, račun, napomena">
    <DeferredHydration>
      <FactInput name="mjesto" label="Mjesto izdavanja" />
      <DayInput name="datumIsporuke" label="Datum isporuke" />
      <Part load={loadTerms} props={NO_PROPS} />
      <OtherVatNumber />
      <FactInput name="racun" label="Račun za uplatu ili IBAN" hint="16 cifara ili IBAN sa BA39." />
      <BicField />
      <FactInput name="pozivNaBroj" label="Poziv na broj" />
      <Part load={loadLaw} props={NO_PROPS} />
      <FactInput name="napomena" label="Napomena" rows={2} />
    </DeferredHydration>
    <DeferredHydration>
      <CountryField />
      <PeppolFields />
      <LogoField />
    </DeferredHydration>
  </Folded>
);

/** The bank of the account, which only a payment from abroad needs. */
function BicField() {
  const { invoice } = useInvoice();
  return (
    (isPaidFromAbroad(invoice) || invoice.bic !== '') && (
      <FactInput name="bic" label="BIC (SWIFT) banke" hint="Za uplatu iz inostranstva." />
    )
  );
}

/** The VAT number of a buyer, unless it is beside the JIB. */
function OtherVatNumber() {
  const { invoice } = useInvoice();
  return hasVatStatus(invoice) ? null : <VatNumber name="customer" />;
}

/** A picture at the head of the invoice. */
function LogoField() {
  const { invoice, dispatch } = useInvoice();
  return <LogoInput logo={invoice.logo} change={(logo) => dispatch({ type: 'typed', change: { logo } })} />;
}

const LABELS = { company: 'Peppol adresa prodavca', customer: 'Peppol adresa kupca' } as const;

/** Additional fields of the XML for the Peppol network. */
const PeppolFields = () => (
  <>
    <FactInput name="referencaKupca" label="Referenca kupca" hint="Odjel ili osoba kod kupca." />
    <EAddress name="company" hint="Ovo nije e-pošta: npr. 9924:403711250001." />
    <EAddress name="customer" hint="Za BIS Billing 3 upišite i referencu kupca." />
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

const ID = fieldId('customer.drzava');

/** Until the others are loaded. */
const ALONE: readonly Choice[] = [{ value: HOME, label: 'Bosna i Hercegovina' }];

const loadAll = async (): Promise<readonly Choice[]> => {
  const { countriesInOrder } = await import('@obracun/engine/documents/countries.ts');
  return countriesInOrder().map(([code, name]) => ({ value: code, label: name }));
};
const loadNone = async () => ALONE;

/** The country of the buyer. The list loads when its group opens, or another country is chosen. */
function CountryField() {
  const { invoice, dispatch } = useInvoice();
  const { drzava } = invoice.customer;
  const isOpen = useOpened(ID);
  const known = useOptional(isOpen || drzava !== HOME ? loadAll : loadNone) ?? ALONE;
  const isNamed = known.some(({ value }) => value === drzava);
  return (
    <ChoiceInput
      id={ID}
      field={choiceField({
        label: 'Država kupca',
        invalid: '',
        missing: '',
        choices: isNamed ? known : [...known, { value: drzava, label: drzava }],
      })}
      text={drzava}
      onText={(code) => dispatch({ type: 'party', name: 'customer', change: { drzava: code } })}
    />
  );
}

/** Whether the group around a control was ever open, also before hydration. */
function useOpened(id: string): boolean {
  const [isOpened, setOpened] = useState(false);
  useEffect(() => {
    const group = document.getElementById(id)?.closest('details');
    const look = () => group?.open && setOpened(true);
    look();
    group?.addEventListener('toggle', look);
    return () => group?.removeEventListener('toggle', look);
  }, [id]);
  return isOpened;
}

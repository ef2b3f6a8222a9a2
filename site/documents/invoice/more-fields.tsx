import { choiceField } from '@obracun/engine/kernel/field.ts';
import { fieldId } from '../../calculator/field-id.ts';
import { ChoiceInput } from '../../fields/choice-input.tsx';
import { Folded } from '../../ui/folded.tsx';
import { COUNTRIES } from './countries.ts';
import { FactInput } from './fact-input.tsx';
import { useInvoice } from './invoice-context.ts';
import { LogoField } from './logo-field.tsx';

const countryField = choiceField({
  naziv: 'Država kupca',
  neispravno: '',
  obavezno: '',
  izbori: COUNTRIES.map(([code, name]) => ({ vrijednost: code, naziv: name })),
});

/** What an invoice may have besides: the law wants the first two, the rest helps whoever pays. */
export function MoreFields() {
  const { invoice, dispatch } = useInvoice();
  return (
    <Folded title="Još podataka" line="mjesto, isporuka, račun, napomena, logo">
      <FactInput name="mjesto" label="Mjesto izdavanja" />
      <FactInput name="datumIsporuke" label="Datum isporuke" type="date" />
      <FactInput
        name="racun"
        label="Račun za uplatu ili IBAN"
        hint="16 cifara, ili IBAN koji počinje sa BA39."
      />
      <FactInput name="pozivNaBroj" label="Poziv na broj" />
      <FactInput name="napomena" label="Napomena" rows={2} />
      <ChoiceInput
        id={fieldId('customer.drzava')}
        field={countryField}
        text={invoice.customer.drzava}
        hint="Brojevi kupca iz druge države se ne provjeravaju."
        error={undefined}
        onText={(drzava) => dispatch({ type: 'party', name: 'customer', change: { drzava } })}
        onLeave={() => undefined}
      />
      <LogoField />
    </Folded>
  );
}

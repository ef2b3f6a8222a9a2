import { Folded } from '../../../ui/page/folded.tsx';
import { CountryField } from './country-field.tsx';
import { DayInput } from './day-input.tsx';
import { FactInput } from './fact-input.tsx';
import { LogoField } from './logo-field.tsx';
import { PeppolFields } from './peppol-fields.tsx';

/** What an invoice may have besides: the law wants the first two, the rest helps whoever pays. */
export const MoreFields = () => (
  <Folded title="Još podataka" line="mjesto, isporuka, račun, napomena, država kupca, e-adrese, logo">
    <FactInput name="mjesto" label="Mjesto izdavanja" />
    <DayInput name="datumIsporuke" label="Datum isporuke" />
    <FactInput
      name="racun"
      label="Račun za uplatu ili IBAN"
      hint="16 cifara, ili IBAN koji počinje sa BA39."
    />
    <FactInput name="pozivNaBroj" label="Poziv na broj" />
    <FactInput name="napomena" label="Napomena" rows={2} />
    <CountryField />
    <PeppolFields />
    <LogoField />
  </Folded>
);

import type { ReactNode } from 'react';
import { HydratedLater } from '../../../lazy-loading/hydration.tsx';
import { Folded } from '../../../ui/page/folded.tsx';
import { CountryField } from './country-field.tsx';
import { DayInput } from './day-input.tsx';
import { FactInput } from './fact-input.tsx';
import { LogoField } from './logo-field.tsx';
import { PeppolFields } from './peppol-fields.tsx';
import { VatNumber } from './vat-number.tsx';

/** What an invoice may have besides: the law wants the first ones, the rest helps the buyer to pay. */
export const MoreFields = ({ children }: { readonly children: ReactNode }) => (
  <Folded
    title="Još podataka"
    line="mjesto, isporuka, PDV broj kupca, račun, napomena, država kupca, e-adrese, logo, knjižno odobrenje"
  >
    <HydratedLater>
      <FactInput name="mjesto" label="Mjesto izdavanja" />
      <DayInput name="datumIsporuke" label="Datum isporuke" />
      <VatNumber name="customer" />
      <FactInput
        name="racun"
        label="Račun za uplatu ili IBAN"
        hint="16 cifara, ili IBAN koji počinje sa BA39."
      />
      <FactInput name="pozivNaBroj" label="Poziv na broj" />
      <FactInput name="napomena" label="Napomena" rows={2} />
    </HydratedLater>
    <HydratedLater>
      <CountryField />
      <PeppolFields />
      <LogoField />
      {children}
    </HydratedLater>
  </Folded>
);

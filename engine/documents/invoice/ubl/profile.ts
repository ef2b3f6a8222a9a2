import type { Invoice } from '../invoice.ts';

/** Which rules the XML says it keeps. */
interface Profile {
  readonly customizationId: string;
  readonly profileId: string;
}

const EN_16931: Profile = { customizationId: 'urn:cen.eu:en16931:2017', profileId: '' };

const PEPPOL_BIS_3: Profile = {
  customizationId: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
  profileId: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
};

export const E_ADDRESS = /^\d{4}:\S+$/;

/** Peppol wants both electronic addresses and the buyer's reference (PEPPOL-EN16931-R003, R010, R020). */
export const isForPeppol = ({ company, customer, referencaKupca }: Invoice): boolean =>
  [company, customer].every(({ eAdresa }) => E_ADDRESS.test(eAdresa.trim())) && referencaKupca.trim() !== '';

export const profileOf = (invoice: Invoice): Profile => (isForPeppol(invoice) ? PEPPOL_BIS_3 : EN_16931);

import type { Feninga } from '../../../core/numbers/money.ts';
import { plain } from '../../../core/numbers/units.ts';
import { type Element, element } from '../../xml.ts';
import type { Invoice } from '../invoice.ts';

/** A basic component, omitted when empty: UBL has no empty elements. */
export const basic = (
  name: string,
  text: string,
  attributes: Readonly<Record<string, string>> = {},
): Element | undefined => (text === '' ? undefined : element(`cbc:${name}`, text, attributes));

/** An aggregate, omitted when it has no parts. */
export function aggregate(name: string, parts: readonly (Element | undefined)[]): Element | undefined {
  return parts.some((part) => part !== undefined) ? element(`cac:${name}`, parts) : undefined;
}

/** 123456 feninga → `1234.56` in BAM. */
export const amount = (name: string, feninga: Feninga): Element | undefined =>
  basic(name, plain(feninga), { currencyID: 'BAM' });

/** Identifiers of the rules with which the XML claims to comply. */
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

/** Peppol requires both electronic addresses and the buyer's reference (PEPPOL-EN16931-R003, R010, R020). */
export const isForPeppol = ({ company, customer, referencaKupca }: Invoice): boolean =>
  [company, customer].every(({ eAdresa }) => E_ADDRESS.test(eAdresa.trim())) && referencaKupca.trim() !== '';

export const profileOf = (invoice: Invoice): Profile => (isForPeppol(invoice) ? PEPPOL_BIS_3 : EN_16931);

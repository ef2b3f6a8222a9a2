import type { Feninga } from '../../../core/numbers/money.ts';
import { plain } from '../../../core/numbers/units.ts';
import { addressParts } from '../../address.ts';
import { COUNTRIES } from '../../countries.ts';
import { bareNumber, compact } from '../../identifiers/digits.ts';
import { type Element, element } from '../../xml.ts';
import { type Invoice, type Party, pdvNumberOf } from '../invoice.ts';

interface SaveResult {
  /** A seller outside the VAT system must not state VAT numbers, neither the seller's nor the buyer's (BR-O-02 to BR-O-04). */
  readonly withVat: boolean;
  readonly withEAddress: boolean;
}

export const partyElement = (
  name: string,
  party: Party,
  { withVat, withEAddress }: SaveResult,
): Element | undefined =>
  aggregate(name, [
    aggregate('Party', [
      withEAddress ? endpoint(party) : undefined,
      aggregate('PostalAddress', [
        ...address(party),
        aggregate('Country', [basic('IdentificationCode', CODES[party.drzava] ?? party.drzava)]),
      ]),
      withVat ? taxScheme(party) : undefined,
      aggregate('PartyLegalEntity', [
        basic('RegistrationName', party.name),
        basic('CompanyID', bareNumber(party.idNumber)),
      ]),
    ]),
  ]);

function address(party: Party): readonly (Element | undefined)[] {
  const { street, code, place } = addressParts(party.address);
  return [basic('StreetName', street), basic('CityName', place), basic('PostalZone', code)];
}

/** The code list of EN 16931 has a code of its own for Kosovo (BR-CL-14). */
const CODES: Readonly<Record<string, string>> = { XK: '1A' };

function endpoint({ eAdresa }: Party): Element | undefined {
  const [scheme = '', ...number] = eAdresa.split(':');
  return basic('EndpointID', number.join(':').trim(), { schemeID: scheme.trim() });
}

/** Prefixes of VAT numbers that are no country codes: Greece and Northern Ireland. */
const OTHER_PREFIXES = new Set(['EL', 'XI']);

/** A VAT number begins with the country's letters (BR-CO-09). */
function taxScheme(party: Party): Element | undefined {
  const number = compact(pdvNumberOf(party));
  if (number === '') return undefined;
  const prefix = number.slice(0, 2);
  const isWhole = COUNTRIES.has(prefix) || OTHER_PREFIXES.has(prefix);
  const country = party.drzava === 'GR' ? 'EL' : (CODES[party.drzava] ?? party.drzava);
  return aggregate('PartyTaxScheme', [
    basic('CompanyID', isWhole ? number : country + number),
    aggregate('TaxScheme', [basic('ID', 'VAT')]),
  ]);
}

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

/** 123456 hundredths of a currency → `1234.56`. */
export const amount = (name: string, hundredths: Feninga, currencyID: string): Element | undefined =>
  basic(name, plain(hundredths), { currencyID });

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

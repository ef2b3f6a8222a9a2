import { COUNTRIES } from '../../countries.ts';
import { bareNumber, compact } from '../../identifiers/digits.ts';
import type { Element } from '../../xml.ts';
import { type Party, pdvNumberOf } from '../invoice.ts';
import { aggregate, basic } from './elements.ts';

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
        basic('StreetName', party.address.replaceAll('\n', ', ')),
        aggregate('Country', [basic('IdentificationCode', CODES[party.drzava] ?? party.drzava)]),
      ]),
      withVat ? taxScheme(party) : undefined,
      aggregate('PartyLegalEntity', [
        basic('RegistrationName', party.name),
        basic('CompanyID', bareNumber(party.idNumber)),
      ]),
    ]),
  ]);

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

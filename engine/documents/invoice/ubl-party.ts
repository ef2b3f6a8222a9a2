import { compact } from '../identifiers/digits.ts';
import type { Element } from '../xml.ts';
import { type Party, pdvNumberOf } from './invoice.ts';
import { aggregate, basic } from './ubl-elements.ts';

/** A seller outside the VAT system must not name VAT numbers, his own or the buyer's (BR-O-02 to BR-O-04). */
export const partyElement = (name: string, party: Party, withVat: boolean): Element | undefined =>
  aggregate(name, [
    aggregate('Party', [
      aggregate('PostalAddress', [
        basic('StreetName', party.address.replaceAll('\n', ', ')),
        aggregate('Country', [basic('IdentificationCode', party.drzava)]),
      ]),
      withVat ? taxScheme(party) : undefined,
      aggregate('PartyLegalEntity', [
        basic('RegistrationName', party.name),
        basic('CompanyID', compact(party.idNumber)),
      ]),
    ]),
  ]);

/** A VAT number begins with the country's letters (BR-CO-09). */
function taxScheme(party: Party): Element | undefined {
  const number = compact(pdvNumberOf(party));
  if (number === '') return undefined;
  const full = number.startsWith(party.drzava) ? number : party.drzava + number;
  return aggregate('PartyTaxScheme', [
    basic('CompanyID', full),
    aggregate('TaxScheme', [basic('ID', 'VAT')]),
  ]);
}

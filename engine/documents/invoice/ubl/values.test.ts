import { expect, it } from 'vitest';
import { sampleInvoice } from '../invoice.fixture.ts';
import { abroad, forPeppol, textAt } from './ubl.fixture.ts';

it('makes exempt items an export when the buyer is abroad', () => {
  const categories = '//cac:TaxCategory/cbc:ID => string-join(" ")';
  expect(textAt(sampleInvoice, categories)).toBe('S E');
  expect(textAt(abroad, categories)).toBe('S G');
});

it('includes the payment reference without an account too', () => {
  const [reference, code] = ['//cbc:PaymentID', '//cbc:PaymentMeansCode'];
  expect(textAt({ ...sampleInvoice, racun: '' }, reference)).toBe('12-2026');
  expect(textAt({ ...sampleInvoice, racun: '' }, code)).toBe('1');
  expect(textAt(sampleInvoice, code)).toBe('30');
});

it("claims Peppol when both electronic addresses and the buyer's reference are given", () => {
  expect(textAt(forPeppol, '//cbc:CustomizationID')).toMatch(/#compliant#urn:fdc:peppol/);
  expect(textAt(forPeppol, '//cbc:ProfileID')).toBe('urn:fdc:peppol.eu:2017:poacc:billing:01:1.0');
  expect(textAt(forPeppol, '//cac:AccountingCustomerParty//cbc:EndpointID/@schemeID')).toBe('9924');
  expect(textAt(forPeppol, '//cac:AccountingCustomerParty//cbc:EndpointID')).toBe('404057800001');
  expect(textAt(forPeppol, '//cbc:BuyerReference')).toBe('Nabavka 7');
  for (const without of [
    { ...forPeppol, referencaKupca: ' ' },
    { ...forPeppol, customer: { ...forPeppol.customer, eAdresa: '404057800001' } },
  ]) {
    expect(textAt(without, '//cbc:CustomizationID')).toBe('urn:cen.eu:en16931:2017');
    expect(textAt(without, 'count(//cbc:ProfileID | //cbc:EndpointID)')).toBe('0');
  }
});

it.each([
  ['12345678', 'DE', 'DE12345678'],
  ['DE12345678', 'DE', 'DE12345678'],
  ['12345678', 'GR', 'EL12345678'],
  ['EL12345678', 'GR', 'EL12345678'],
])('converts the VAT number %s from %s to %s', (pdvBroj, drzava, whole) => {
  const customer = { ...sampleInvoice.customer, pdvBroj, drzava };
  const path = '//cac:AccountingCustomerParty//cac:PartyTaxScheme/cbc:CompanyID';
  expect(textAt({ ...sampleInvoice, customer }, path)).toBe(whole);
});

it("keeps a buyer's number as typed when it contains words", () => {
  const path = '//cac:AccountingCustomerParty//cac:PartyLegalEntity/cbc:CompanyID';
  const numberOf = (idNumber: string) =>
    textAt({ ...sampleInvoice, customer: { ...sampleInvoice.customer, idNumber } }, path);
  expect([numberOf('4400-1234 56789'), numberOf('pasoš A12')]).toEqual(['4400123456789', 'pasoš A12']);
});

it('has street, place and postal code apart, and the code of the bank', () => {
  const at = (name: string) => textAt(sampleInvoice, `//cac:AccountingCustomerParty//cbc:${name}`);
  expect(['StreetName', 'CityName', 'PostalZone'].map(at)).toEqual(['Trg ćupova 1', 'Sarajevo', '71000']);
  expect(textAt({ ...sampleInvoice, bic: 'bankba22' }, '//cac:FinancialInstitutionBranch/cbc:ID')).toBe(
    'BANKBA22',
  );
});

it('returns texts as typed', () => {
  const name = 'A & B <d.o.o.> "Č" \'ć\' ]]> 😀';
  const registered = textAt(
    { ...sampleInvoice, company: { ...sampleInvoice.company, name } },
    '//cac:AccountingSupplierParty//cbc:RegistrationName',
  );
  expect(registered).toBe(name);
});

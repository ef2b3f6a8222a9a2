import { expect, test } from 'vitest';
import { checkBankAccount, checkIban } from './account.ts';

/** Examples published in the registry of ISO 13616. */
test.each([
  'AT611904300234573201',
  'CH9300762011623852957',
  'CZ6508000000192000145399',
  'DE89370400440532013000',
  'ES9121000418450200051332',
  'FR1420041010050500013M02606',
  'GB29NWBK60161331926819',
  'GR1601101250000000012300695',
  'HR1210010051863000160',
  'HU42117730161111101800000000',
  'IT60X0542811101000000123456',
  'ME25505000012345678951',
  'MK07250120000058984',
  'MT84MALT011000012345MTLCAST001S',
  'NL91ABNA0417164300',
  'NO9386011117947',
  'PL61109010140000071219812874',
  'RO49AAAA1B31007593840000',
  'RS35260005601001611379',
  'SE4550000000058398257466',
  'SI56191000000123438',
  'TR330006100519786457841326',
])('takes %s', (iban) => {
  expect(checkIban(iban)).toBeUndefined();
  expect(checkIban(iban.replace(/(.{4})/g, '$1 '))).toBeUndefined();
});

test.each([
  ['BA551290079401028400', 'IBAN iz BiH počinje sa BA39; provjerite prepisane cifre.'],
  ['BA391290079401028495', 'Kontrolne cifre broja računa se ne slažu: provjerite cifre.'],
  ['BA39129007940102849A', 'Broj računa smije imati samo cifre.'],
  ['BA3912900794010284', 'IBAN iz BiH ima 20 znakova, a upisano je 18.'],
  ['DE8937040044053201300', 'IBAN s oznakom DE ima 22 znaka, a upisano je 21.'],
  ['DE8937040044053201300A', 'IBAN s oznakom DE drugačije raspoređuje slova i cifre: provjerite znakove.'],
  ['GB29123460161331926819', 'IBAN s oznakom GB drugačije raspoređuje slova i cifre: provjerite znakove.'],
  ['DE89370400440532013001', 'Kontrolne cifre IBAN-a se ne slažu: provjerite znakove.'],
  ['US89370400440532013000', 'IBAN s oznakom države US nije poznat: provjerite prva dva slova.'],
])('doubts %s', (iban, why) => expect(checkBankAccount(iban)).toBe(why));

test('accepts a Bosnian IBAN when its account has valid check digits', () => {
  expect(checkBankAccount('BA39 1290 0794 0102 8494')).toBeUndefined();
});

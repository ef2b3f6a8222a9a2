import { expect, test } from 'vitest';
import { readValues } from '../forms/form-field.ts';
import { sampleInvoice } from '../invoice/invoice.fixture.ts';
import { documentText } from '../plain-text.ts';
import { invoicePaper } from './invoice-paper.ts';
import { type Profile, profileFields } from './profile.ts';

const profileOf = (values: Readonly<Record<string, unknown>>): Profile =>
  readValues(profileFields, { phone: '033 000 000', template: 'modern', ...values }) as Profile;
const own = profileOf({ name: sampleInvoice.company.name });
const other = profileOf({ name: 'Druga firma d.o.o.' });

test('uses the profile for invoices of its own firm alone', () => {
  const style = { language: 'bs', isCyrillic: false } as const;
  expect(documentText(invoicePaper(sampleInvoice, { ...style, profile: own }))).toContain('033 000 000');
  const strange = invoicePaper(sampleInvoice, { ...style, profile: other });
  expect(documentText(strange)).not.toContain('033 000 000');
  expect(strange.look).toBeUndefined();
});

test('uses the look while the profile has no firm', () => {
  const style = { language: 'bs', isCyrillic: false } as const;
  const unnamed = invoicePaper(sampleInvoice, { ...style, profile: profileOf({ accent: '#004488' }) });
  expect(unnamed.look).toEqual({ template: 'modern', accent: '#004488' });
});

test('has the totals of the plain invoice in every language and look', () => {
  const totalsOf = (language: 'bs' | 'bs-en' | 'en', profile: Profile) =>
    invoicePaper(sampleInvoice, { profile, language, isCyrillic: false }).blocks.flatMap((block) =>
      block.kind === 'table' ? block.totals.map(({ figure }) => figure.value) : [],
    );
  const plain = totalsOf('bs', other);
  for (const language of ['bs', 'bs-en', 'en'] as const) expect(totalsOf(language, own)).toEqual(plain);
});

test('has the code of the bank for a payment from abroad, typed or of the profile', () => {
  const bank = { bank: 'Banka', account: sampleInvoice.racun, bic: 'BANKBA22' };
  const paid = profileOf({ name: sampleInvoice.company.name, accounts: [bank] });
  const textOf = (part: Partial<typeof sampleInvoice>) =>
    documentText(
      invoicePaper({ ...sampleInvoice, ...part }, { profile: paid, language: 'bs', isCyrillic: false }),
    );
  const abroad = { customer: { ...sampleInvoice.customer, drzava: 'DE' } };
  expect(textOf({})).not.toContain('BIC');
  expect(textOf(abroad)).toContain('BIC (SWIFT): BANKBA22');
  expect(textOf({ ...abroad, bic: 'drugba22 xxx' })).toContain('BIC (SWIFT): DRUGBA22XXX');
});

test('is in Cyrillic only in Bosnian', () => {
  const languageOf = (language: 'bs' | 'en') =>
    invoicePaper(sampleInvoice, { profile: own, language, isCyrillic: true }).language;
  expect([languageOf('bs'), languageOf('en')]).toEqual(['bs-Cyrl', 'en']);
});

import { describe, expect, test } from 'vitest';
import { readValues } from '../forms/form-field.ts';
import { groupedAccount } from '../identifiers/account-groups.ts';
import { invoiceDocument } from '../invoice/document.ts';
import { sampleInvoice } from '../invoice/invoice.fixture.ts';
import { documentText } from '../plain-text.ts';
import { onLetterhead, VALID_UNSIGNED } from './letterhead.ts';
import { isOfProfile, type Profile, profileFields } from './profile.ts';

const profile = (values: Readonly<Record<string, unknown>> = {}): Profile =>
  readValues(profileFields, {
    name: 'Primjer d.o.o.',
    jib: '4400000000011',
    phone: '033 000 000',
    email: 'firma@primjer.test',
    web: 'primjer.test',
    accounts: [
      { bank: 'Prva banka', account: '5520040002547572' },
      { bank: 'Druga banka', account: 'BA395520040002547572' },
      { bank: 'Treća banka', account: 'nepoznat' },
    ],
    template: 'modern',
    accent: '#ffee00',
    ...values,
  }) as Profile;

test.each([
  ['BA395520040002547572', 'BA39 5520 0400 0254 7572'],
  ['ba39 5520040002547572', 'BA39 5520 0400 0254 7572'],
  ['5520040002547572', '552-004-00025475-72'],
  ['552-0040002547572', '552-004-00025475-72'],
  ['5520040002547573', '5520040002547573'],
  ['', ''],
  ['po dogovoru', 'po dogovoru'],
])('groups the account %j as %j', (typed, grouped) => {
  expect(groupedAccount(typed)).toBe(grouped);
});

describe('an invoice on a letterhead', () => {
  const document = invoiceDocument(sampleInvoice);

  test('has the contacts and the accounts of the firm under the seller', () => {
    const text = documentText(onLetterhead(document, profile()));
    for (const part of ['033 000 000', 'firma@primjer.test', 'primjer.test', 'Treća banka: nepoznat'])
      expect(text).toContain(part);
  });

  test('has a look with an accent that is readable', () => {
    const { look } = onLetterhead(document, profile());
    expect(look?.template).toBe('modern');
    expect(look?.accent).toMatch(/^#[0-9a-f]{6}$/);
    expect(look?.accent).not.toBe('#ffee00');
    expect(onLetterhead(document, profile({ accent: '' })).look?.accent).toBeUndefined();
  });

  test('is signed, or says that it is valid unsigned, before the small print', () => {
    const blocksOf = (signature: string) => onLetterhead(document, profile({ signature })).blocks;
    expect(blocksOf('lines').at(-2)?.kind).toBe('signatures');
    expect(blocksOf('valid').at(-2)).toMatchObject({ text: VALID_UNSIGNED });
    expect(blocksOf('none')).toHaveLength(document.blocks.length);
  });

  test('does not repeat the account of the payment', () => {
    const paid = invoiceDocument({ ...sampleInvoice, racun: '5520040002547572' });
    const text = documentText(
      onLetterhead(paid, profile({ accounts: [{ bank: 'B', account: 'BA39 5520040002547572' }] })),
    );
    expect(text.split('552-004-00025475-72')).toHaveLength(2);
    expect(text).not.toContain('BA39');
  });

  test('names the bank of the account for the payment', () => {
    const iban = invoiceDocument({ ...sampleInvoice, racun: 'BA395520040002547572' });
    for (const paid of [document, iban])
      expect(documentText(onLetterhead(paid, profile()))).toContain('Banka: Prva banka');
    const other = invoiceDocument({ ...sampleInvoice, racun: '1610000010770068' });
    expect(documentText(onLetterhead(other, profile()))).not.toContain('Banka:');
  });
});

test.each([
  [{ name: 'primjer  D.O.O.', number: '' }, true],
  [{ name: 'Drugo ime', number: '4400000000011' }, true],
  [{ name: 'Drugi d.o.o.', number: '4400000000022' }, false],
  [{ name: '', number: '' }, false],
])('decides by number or name whether a document is of the firm: %j', (firm, isOwn) => {
  expect(isOfProfile(profile(), firm)).toBe(isOwn);
});

test('takes no document while the profile is empty', () => {
  expect(isOfProfile(readValues(profileFields, null) as Profile, { name: '', number: '' })).toBe(false);
});

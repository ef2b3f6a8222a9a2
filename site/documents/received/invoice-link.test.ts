import { anyInvoice, sampleInvoice } from '@obracun/engine/documents/invoice/invoice.fixture.ts';
import type { Invoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { invoicePaper } from '@obracun/engine/documents/profile/invoice-paper.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_PROFILE } from '../profile/stored-profile.ts';
import { invoiceAddress, MOST_LETTERS, readInvoiceLink } from './invoice-link.ts';

const style = { profile: EMPTY_PROFILE, language: 'bs', isCyrillic: false } as const;

async function fragmentOf(invoice: Invoice, given: Parameters<typeof invoiceAddress>[0]['style'] = style) {
  const address = await invoiceAddress({ invoice, style: given });
  if (!address) throw new Error('too long');
  return new URL(address, 'https://portal.example').hash;
}

test('is short, and the same paper', async () => {
  const fragment = await fragmentOf(sampleInvoice);
  expect(fragment.length).toBeLessThan(1000);
  const read = await readInvoiceLink(fragment);
  if (typeof read === 'string') throw new Error(read);
  expect(invoicePaper(read.invoice, read.style)).toEqual(invoicePaper(sampleInvoice, style));
});

test('says any invoice that fits, without its identity, logo and book', async () => {
  await fc.assert(
    fc.asyncProperty(anyInvoice, async (invoice) => {
      const address = await invoiceAddress({ invoice, style });
      if (address === undefined) return;
      expect(await readInvoiceLink(new URL(address, 'https://portal.example').hash)).toEqual({
        invoice: { ...invoice, id: '', logo: '', vrstaKnjige: '' },
        style,
      });
    }),
    { numRuns: 50 },
  );
});

test('carries the letterhead of the seller, its language and script, but not of another firm', async () => {
  const profile = {
    ...EMPTY_PROFILE,
    jib: sampleInvoice.company.idNumber,
    phone: '051 123 456',
    accent: '#aa3322',
  };
  const read = await readInvoiceLink(
    await fragmentOf(sampleInvoice, {
      profile: { ...profile, logo: 'data:image/png;base64,iVBORw0KGgo=' },
      language: 'bs-en',
      isCyrillic: true,
    }),
  );
  expect(read).toMatchObject({ style: { profile, language: 'bs-en', isCyrillic: true } });
  const other = { ...profile, jib: '4400000000000' };
  expect(await readInvoiceLink(await fragmentOf(sampleInvoice, { ...style, profile: other }))).toMatchObject({
    style,
  });
});

test('reads a link with the punctuation of a message after it', async () => {
  const fragment = await fragmentOf(sampleInvoice);
  expect(await readInvoiceLink(`${fragment}).`)).toMatchObject({ invoice: { brojFakture: '12/2026' } });
});

test.each([
  ['', 'empty'],
  ['#', 'empty'],
  ['#nije-faktura', 'broken'],
  [`#${'a'.repeat(MOST_LETTERS + 1)}`, 'long'],
])('says what is wrong with %.20s', async (fragment, problem) =>
  expect(await readInvoiceLink(fragment)).toBe(problem),
);

test('refuses a link that is cut or altered at any place', async () => {
  const fragment = await fragmentOf(sampleInvoice);
  for (const end of [20, fragment.length / 2, fragment.length - 1])
    expect(await readInvoiceLink(fragment.slice(0, end))).toBe('broken');
  const at = Math.floor(fragment.length / 2);
  const letter = fragment[at] === 'a' ? 'b' : 'a';
  expect(await readInvoiceLink(fragment.slice(0, at) + letter + fragment.slice(at + 1))).toBe('broken');
});

test('makes no link of an invoice too long for one', async () => {
  const [item] = sampleInvoice.items;
  if (!item) throw new Error('no item');
  const items = Array.from({ length: 900 }, (_, at) => ({
    ...item,
    description: `Stavka ${(at * 7919) % 10007} ${(at * 104_729) % 99_991}`,
  }));
  expect(await invoiceAddress({ invoice: { ...sampleInvoice, items }, style })).toBeUndefined();
});

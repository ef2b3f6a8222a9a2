import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CodedPayment, paymentCode } from './payment-code.ts';

const payment: CodedPayment = {
  payee: { name: 'Primjer d.o.o.', street: 'Ulica 1', place: '71000 Sarajevo' },
  payeeAccounts: ['3389990000000106'],
  purpose: 'Faktura 12/2026',
  reference: '12-2026',
  amount: 123_456,
};

const linesOf = (of: Partial<CodedPayment>) => paymentCode({ ...payment, ...of })?.text.split('\n') ?? [];

test('writes the 23 lines of the standard in their order', () => {
  const code = paymentCode({
    ...payment,
    payer: { name: 'Kupac d.o.o.', street: 'Ulica 2', place: '72000 Zenica', phone: '032 111 222' },
    payerAccount: '1540010000000119',
    urgent: true,
  });
  expect(code).toEqual({
    cut: [],
    text: [
      'BIHUPP10',
      'Kupac d.o.o.',
      'Ulica 2',
      '72000 Zenica',
      '+38732111222',
      'Faktura 12/2026',
      '12-2026',
      'Primjer d.o.o.',
      'Ulica 1',
      '71000 Sarajevo',
      '1540010000000119',
      '3389990000000106',
      '000000000123456',
      'BAM',
      'D',
      ...Array.from({ length: 9 }, () => ''),
    ].join('\n'),
  });
});

test('offers several accounts and drops those without 16 digits', () =>
  expect(linesOf({ payeeAccounts: ['3389990000000106', '12', '1540010000000119'] })[11]).toBe(
    '3389990000000106,1540010000000119',
  ));

test.each([
  ['+385 (0)91 123 4567', '+385911234567'],
  ['00385 (0)91 123-4567', '+385911234567'],
  ['+387 (0) 61 123 456', '+38761123456'],
  ['(033) 123-456', '+38733123456'],
  ['061/123-456', '+38761123456'],
  ['+38761123456', '+38761123456'],
  ['12', ''],
])('writes the phone %j as %j', (phone, written) =>
  expect(linesOf({ payer: { name: 'Kupac', phone } })[4]).toBe(written),
);

test.each([
  ['an account', { payeeAccounts: ['1'] }],
  ['an amount', { amount: 0 }],
])('makes no code without %s', (_, without) =>
  expect(paymentCode({ ...payment, ...without })).toBeUndefined(),
);

describe('letters', () => {
  test.each([
    ['Müller & sinovi', 'Muller i sinovi'],
    ['Ђорђе Шљивић', 'Đorđe Šljivić'],
    ['„Žito“ – mlin', 'Žito - mlin'],
    ['prvi\nred\tdrugi', 'prvi red drugi'],
  ])('writes %s as %s', (typed, written) => expect(linesOf({ payee: { name: typed } })[7]).toBe(written));

  test('cuts by bytes at a whole letter and names the field', () => {
    const code = paymentCode({ ...payment, payee: { name: 'š'.repeat(26) } });
    expect(code?.text.split('\n')[7]).toBe('š'.repeat(25));
    expect(code?.cut).toEqual(['naziv primaoca']);
  });
});

test('keeps 23 lines within their limits whatever is typed', () => {
  const text = fc.string({ unit: 'binary', maxLength: 200 });
  fc.assert(
    fc.property(text, text, text, (name, purpose, place) => {
      const lines = linesOf({ payee: { name, place }, purpose, payer: { name, phone: name } });
      expect(lines).toHaveLength(24);
      const bytes = lines.map((line) => new TextEncoder().encode(line).length);
      expect(Math.max(bytes[1] ?? 0, bytes[7] ?? 0)).toBeLessThanOrEqual(50);
      expect(bytes[5]).toBeLessThanOrEqual(110);
      expect(bytes[9]).toBeLessThanOrEqual(25);
    }),
  );
});

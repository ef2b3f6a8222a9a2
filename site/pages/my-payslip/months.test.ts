import type { MyPayslip } from '@obracun/engine/payroll/papers/payslip/my-payslip.ts';
import { expect, test } from 'vitest';
import { earlierOf, repeatedMonths, whySentence, yearSentence } from './months.ts';

const parts = {
  withheld: 0,
  pension: 46_160,
  health: 34_323,
  other: 4735,
  tax: 13_333,
  solidarity: 0,
  levies: 2684,
};

const payslip = (
  month: number,
  change: Partial<MyPayslip> = {},
  ownParts: Partial<MyPayslip['parts']> = {},
): MyPayslip => ({
  entity: 'fbih',
  year: 2026,
  month,
  gross: 236_715,
  received: 0,
  ...change,
  parts: { ...parts, paid: 150_000, ...ownParts },
});

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

test('adds up the months of a year with what was withheld', () => {
  const all = [payslip(9), payslip(10, {}, { paid: 125_000, withheld: 25_000 }), payslip(12, { year: 2025 })];
  expect(plain(yearSentence(all, 2026, 2026))).toBe(
    'Ove godine zaradili ste 3.000,00 KM (2 mjeseca), od toga je obustavljeno 250,00 KM.',
  );
  expect(plain(yearSentence(all, 2025, 2026))).toBe('U 2025. zaradili ste 1.500,00 KM (1 mjesec).');
  expect(yearSentence(all, 2024, 2026)).toBeUndefined();
});

test('counts a month with two payslips once', () =>
  expect(plain(yearSentence([payslip(9), payslip(9, {}, { paid: 100 })], 2026, 2026))).toContain(
    '(1 mjesec)',
  ));

test('compares with the latest earlier month of the same entity', () => {
  const all = [payslip(7), payslip(8), payslip(9, { entity: 'rs' }), payslip(11)].map((one) => ({
    payslip: one,
  }));
  expect(earlierOf(all, payslip(10))?.payslip.month).toBe(8);
  expect(earlierOf(all, payslip(7))).toBeUndefined();
  expect(earlierOf([{ payslip: payslip(12, { year: 2025 }) }], payslip(1))?.payslip.month).toBe(12);
});

test('names months that are stored twice', () =>
  expect(repeatedMonths([payslip(9), payslip(10), payslip(9)])).toEqual(['septembar 2026.']));

const september = payslip(9);

test.each([
  ['the same pay', {}, {}, 'Dobili ste isto kao za septembar 2026.'],
  [
    'a lower gross',
    { gross: 230_000 },
    { paid: 145_000, tax: 12_800 },
    'Dobili ste 50,00 KM manje nego za septembar 2026.: bruto plaća je 67,15 KM manja.',
  ],
  [
    'a new loan beside a lower gross',
    { gross: 230_000 },
    { paid: 125_000, withheld: 20_000 },
    'Dobili ste 250,00 KM manje nego za septembar 2026.: bruto plaća je 67,15 KM manja, a obustave su 200,00 KM veće.',
  ],
  [
    'a loan that ended',
    {},
    { paid: 160_000, withheld: -10_000 },
    'Dobili ste 100,00 KM više nego za septembar 2026.: obustave su 100,00 KM manje.',
  ],
  [
    'less relief',
    {},
    { paid: 148_000, tax: 15_333 },
    'Dobili ste 20,00 KM manje nego za septembar 2026.: porez je 20,00 KM veći.',
  ],
  [
    'less untaxed pay',
    {},
    { paid: 140_000 },
    'Dobili ste 100,00 KM manje nego za septembar 2026. Razlika je u redovima ispod.',
  ],
] as const)('says why it is more or less with %s', (_with, change, ownParts, sentence) =>
  expect(plain(whySentence(september, payslip(10, change, ownParts)))).toBe(sentence),
);

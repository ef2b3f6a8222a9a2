import { expect, test } from 'vitest';
import type { OwedPayment } from '../payments/owed.ts';
import type { Payment } from '../payments/payment.ts';
import { matchStatement } from './match.ts';
import { columnsProblem, readStatement, statementLayout } from './statement.ts';

const tableOf = (...lines: readonly (readonly string[])[]) => ({
  rows: lines.map((cells, at) => ({ line: at + 1, cells })),
});

const read = (...lines: readonly (readonly string[])[]) => {
  const table = tableOf(...lines);
  const { header, assignment } = statementLayout(table);
  return { ...readStatement(table, header, assignment), assignment };
};

test('reads a statement with columns of payments out and in, and accounts with dashes', () => {
  const { lines, unread } = read(
    ['Izvod broj 12', '', '', '', '', '', ''],
    [
      'Datum valute',
      'Naziv partnera',
      'Račun partnera',
      'Duguje',
      'Potražuje',
      'Svrha doznake',
      'Poziv na broj',
    ],
    [
      '06.11.2026',
      'Fond PIO',
      '102-050-00001066-98',
      '1.542,28',
      '',
      'Doprinos za PIO/MIO 10/2026',
      '0000000010',
    ],
    ['06.11.2026', 'Kupac', '338-999-00000011-73', '', '500,00', 'Račun 4', ''],
    ['', '', '', '1.542,28', '500,00', '', ''],
  );
  expect(unread).toEqual([]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    line: 3,
    day: '2026-11-06',
    amount: 154_228,
    account: '1020500000106698',
    purpose: 'Doprinos za PIO/MIO 10/2026',
  });
});

test('reads a statement with one signed column of amounts, decimal points and an IBAN', () => {
  const { lines } = read(
    ['Booking date', 'Amount', 'IBAN', 'Name', 'Description'],
    ['2026-11-06', '-897.25', 'BA39 1990 4900 0000 2095', 'Šesti Radnik', 'Plata za 10/2026'],
    ['2026-11-06', '1,250.00', 'BA39 1610 0000 0000 0011', 'Kupac', 'Uplata'],
  );
  expect(lines.map(({ amount, account }) => [amount, account])).toEqual([[89_725, '1990490000002095']]);
});

test('finds an account written inside the purpose', () => {
  const { lines } = read(
    ['Datum', 'Opis', 'Isplata'],
    ['6.11.2026', 'Nalog na 1990490000002095 Plata', '897,25'],
  );
  expect(lines[0]?.account).toBe('1990490000002095');
});

test('asks for the columns it cannot do without', () => {
  expect(columnsProblem(['payee'])).toContain('datuma');
  expect(columnsProblem(['day'])).toContain('iznosa');
  expect(columnsProblem(['day', 'debit'])).toBeUndefined();
});

const owed = (key: string, account: string, left: number, more: Partial<Payment> = {}): OwedPayment => ({
  firm: 'f',
  firmName: 'Primjer',
  month: { year: 2026, month: 10 },
  daysLate: 0,
  payment: {
    key,
    purpose: 'Porez na dohodak 10/2026',
    payee: 'Budžet',
    amount: left,
    day: '2026-11-06',
    status: {},
    left,
    ...(account && { order: { payeeAccount: account, revenue: { municipality: key } } as never }),
    ...more,
  },
});

const line = (id: string, account: string, amount: number, purpose = '') => ({
  id,
  line: 1,
  day: '2026-11-06',
  amount,
  account,
  payee: '',
  purpose,
  reference: '',
});

const [TAX, PAY] = ['1411965320008475', '1990490000002095'];
const keys = (one: { readonly candidates: readonly OwedPayment[] } | undefined) =>
  one?.candidates.map(({ payment }) => payment.key);

test('is sure of one payment with the same account and amount only', () => {
  const all = [owed('077', TAX, 10_800), owed('078', TAX, 10_173)];
  const { matches, others } = matchStatement([line('a', TAX, 10_173), line('b', TAX, 5)], all, new Set());
  expect(matches.map(({ isSure }) => isSure)).toEqual([true]);
  expect(keys(matches[0])).toEqual(['078']);
  expect(others.map(({ id }) => id)).toEqual(['b']);
});

test('tells equal payments apart by the words of the line, else leaves the choice', () => {
  const all = [owed('077', TAX, 10_800), owed('078', TAX, 10_800)];
  const byWords = matchStatement([line('a', TAX, 10_800, 'Porez, općina 078')], all, new Set());
  expect([keys(byWords.matches[0]), byWords.matches[0]?.isSure]).toEqual([['078'], true]);
  const { matches } = matchStatement([line('a', TAX, 10_800), line('b', TAX, 10_800)], all, new Set());
  expect(matches.map((one) => [keys(one), one.isSure])).toEqual([
    [['077', '078'], false],
    [['077', '078'], false],
  ]);
});

test('never claims a payment for two lines, nor a line twice', () => {
  const all = [owed('p', PAY, 89_725)];
  const twice = matchStatement([line('a', PAY, 89_725), line('b', PAY, 89_725)], all, new Set());
  expect(twice.matches.map(({ isSure }) => isSure)).toEqual([false, false]);
  const again = matchStatement([line('a', PAY, 89_725)], all, new Set(['a']));
  expect([again.matches, again.known.length]).toEqual([[], 1]);
});

test('only suggests a payment when the accounts cannot be compared', () => {
  const { matches } = matchStatement([line('a', '', 89_725)], [owed('p', PAY, 89_725)], new Set());
  expect(matches[0]?.isSure).toBe(false);
  const byHand = matchStatement([line('a', PAY, 500)], [owed('g', '', 500)], new Set());
  expect(byHand.matches[0]?.isSure).toBe(false);
  expect(matchStatement([line('a', TAX, 89_725)], [owed('p', PAY, 89_725)], new Set()).others).toHaveLength(
    1,
  );
});

test('leaves out a reversed payment, and reads a column in which every payment has a minus', () => {
  const heading = ['Datum', 'Isplata', 'Svrha'];
  const reversed = read(heading, ['6.11.26', '897,25', 'Plata'], ['07.11.26', '-897,25', 'Storno plate']);
  expect(reversed.lines.map(({ day, purpose }) => [day, purpose])).toEqual([['2026-11-06', 'Plata']]);
  const minus = read(heading, ['6.11.2026', '-897,25', 'Plata'], ['6.11.2026', '0,00', 'Uplata']);
  expect(minus.lines.map(({ amount }) => amount)).toEqual([89_725]);
});

test('takes no account out of a longer number', () => {
  const { lines } = read(
    ['Datum', 'Opis', 'Isplata'],
    ['6.11.2026', 'Na HR1210010051863000160', '5,00'],
    ['6.11.2026', 'Referenca 12345678901234567890', '6,00'],
    ['6.11.2026', 'Na BA391990490000002095', '7,00'],
  );
  expect(lines.map(({ account }) => account)).toEqual(['', '', '1990490000002095']);
});

test('reads numbers of a workbook with binary rounding', () => {
  const rows = [
    { line: 1, cells: ['Datum', 'Isplata'] },
    { line: 2, cells: [{ day: '2026-11-06' }, 0.1 + 0.2] },
  ];
  const { header, assignment } = statementLayout({ rows });
  expect(readStatement({ rows }, header, assignment).lines.map(({ amount }) => amount)).toEqual([30]);
});

test('tells two equal lines of a day apart, alike in each import', () => {
  const rows = [
    ['Datum', 'Račun primaoca', 'Isplata', 'Svrha'],
    ['6.11.2026', '1990490000002095', '897,25', 'Plata'],
    ['6.11.2026', '1990490000002095', '897,25', 'Plata'],
  ] as const;
  const ids = read(...rows).lines.map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  expect(read(...rows).lines.map(({ id }) => id)).toEqual(ids);
});

test('is not sure of pay of the next month when an earlier equal one was marked by hand', () => {
  const next = { ...owed('nov', PAY, 89_725, { day: '2026-12-10' }), month: { year: 2026, month: 11 } };
  const early = matchStatement([line('a', PAY, 89_725)], [next], new Set());
  expect(early.matches[0]?.isSure).toBe(false);
  const late = { ...line('a', PAY, 89_725), day: '2026-12-05' };
  expect(matchStatement([late], [next], new Set()).matches[0]?.isSure).toBe(true);
  const marked = owed('okt', PAY, 0, { status: { paid: { day: '2026-12-03', amount: 89_725 } } });
  expect(matchStatement([late], [next], new Set(), [marked]).matches[0]?.isSure).toBe(false);
});

test('finds forty equal wages by their accounts', () => {
  const accounts = Array.from({ length: 40 }, (_, at) => String(1_990_490_000_000_000 + at * 97));
  const all = accounts.map((account) => owed(account, account, 120_000));
  const { matches } = matchStatement(
    accounts.map((account) => line(account, account, 120_000)),
    all,
    new Set(),
  );
  expect(matches.every(({ isSure, candidates }) => isSure && candidates.length === 1)).toBe(true);
});

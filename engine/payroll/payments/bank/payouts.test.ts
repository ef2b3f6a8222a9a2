import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recapDocument, recapSheet } from '../../books/recap/recap-sheet.ts';
import { federalMonth, srpskaMonth } from '../../forms/settled.fixture.ts';
import type { SettledMonth, SettledWage } from '../../model/wage.ts';
import type { Worker } from '../../model/worker.ts';
import { calculateMonth } from '../../month/calculate/calculate-month.ts';
import { randomStaff } from '../../random-staff.fixture.ts';
import { answering } from '../../staff.fixture.ts';
import { splitPay } from '../orders/split-pay.ts';
import { bankPayoutLists } from './payout-lists.ts';
import { payoutParts } from './templates.ts';

const withWorker = (at: number, own: Partial<Worker>): SettledMonth => ({
  ...federalMonth,
  wages: federalMonth.wages.map((wage, place) =>
    place === at ? { ...wage, worker: { ...wage.worker, ...own } } : wage,
  ),
});

const listOf = (month: SettledMonth, fileName: string) =>
  bankPayoutLists(month).lists.find((list) => list.fileName === fileName)?.sheets;

describe('lists by bank', () => {
  test('has a row for each kind of pay in the list of UniCredit', () => {
    const [sheet] = listOf(federalMonth, 'isplate-unicredit') ?? [];
    expect(sheet?.rows.slice(1)).toEqual([
      [
        '4200000000004',
        'Radnik Prvi',
        '3389990000001173',
        expect.objectContaining({ value: 127_200 }),
        'Plaća za 10/2026',
        'Redovno',
      ],
      [
        '4200000000004',
        'Radnik Prvi',
        '3389990000001173',
        expect.objectContaining({ value: 5300 }),
        'Prijevoz za 10/2026',
        'Redovno',
      ],
    ]);
  });

  test('has the columns of Raiffeisen and Intesa', () => {
    const [raiffeisen] = listOf(federalMonth, 'isplate-raiffeisen') ?? [];
    expect(raiffeisen?.rows[1]?.slice(1, 4)).toEqual(['Radnica', 'Druga', '1619990000001209']);
    expect(raiffeisen?.rows[1]?.at(-1)).toBe('NETO PLATA 10/26.');
    const [intesa] = listOf(federalMonth, 'isplate-intesa') ?? [];
    expect(intesa?.rows[3]).toEqual(['UPLATA plate, toplog obroka i prevoza 10/26']);
    expect(intesa?.rows[6]?.[0]).toBe('Treći Radnik');
    expect(intesa?.rows.at(-1)?.[2]).toMatchObject({ value: 231_500 });
  });

  test('reports a missing number instead of an empty cell in a list of a bank', () => {
    const nameless = bankPayoutLists(withWorker(2, { jmbg: '' }));
    expect(nameless.lists.map(({ bank }) => bank)).toEqual(['UniCredit', 'Raiffeisen', 'Sve banke']);
    expect(nameless.skipped).toEqual([
      { worker: 'Treći Radnik', reason: expect.stringContaining('nije na listi za Intesa Sanpaolo') },
    ]);
    const withoutJib = bankPayoutLists({ ...federalMonth, firm: { ...federalMonth.firm, jib: '' } });
    expect(withoutJib.lists.map(({ bank }) => bank)).toEqual(['Intesa Sanpaolo', 'Sve banke']);
    expect(withoutJib.skipped.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('lista za UniCredit se ne pravi'),
      expect.stringContaining('lista za Raiffeisen se ne pravi'),
    ]);
  });

  test('has a sheet for each bank, by name, in our own list', () => {
    expect(listOf(federalMonth, 'isplate-po-bankama')?.map(({ name }) => name)).toEqual([
      'Intesa Sanpaolo banka',
      'Raiffeisen banka',
      'UniCredit banka',
    ]);
    expect(bankPayoutLists(srpskaMonth).lists.map(({ bank }) => bank)).toEqual(['Sve banke']);
  });

  test.each<[string, Partial<Worker>, string]>([
    ['no account', { account: '' }, 'Nema računa.'],
    ['an account mistyped', { account: '3389990000001174' }, 'Kontrolne cifre'],
  ])('reports %s and lists it nowhere', (_name, own, reason) => {
    const { lists, skipped } = bankPayoutLists(withWorker(0, own));
    expect(skipped).toEqual([{ worker: 'Prvi Radnik', reason: expect.stringContaining(reason) }]);
    expect(JSON.stringify(lists)).not.toContain('Prvi');
  });
});

const ask = await answering();

test.each([
  [{ transport: 0, untaxed: 5300 }, { 'Neoporezive naknade': 5300 }],
  [{ transport: 4000 }, { Prijevoz: 4000 }],
  [{ untaxed: 2000 }, { Prijevoz: 5300, 'Neoporezive naknade': 2000 }],
  [{}, { Prijevoz: 5300 }],
])('names monthly transport of 53 KM and %j in the month separately', async (entries, parts) => {
  const [{ worker }] = federalMonth.wages as [SettledWage];
  const month = { ...federalMonth.month, workers: { [worker.id]: { entries } } };
  const { wages } = await calculateMonth(federalMonth.firm, [worker], month, ask);
  const untaxed = payoutParts(wages[0] as SettledWage, { firm: federalMonth.firm, month }).slice(1);
  expect(Object.fromEntries(untaxed.map(({ word, amount }) => [word, amount]))).toEqual(parts);
});

test('any staff: the parts of a payout add up to it, and the lists to the payouts with an account', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('fbih', 'rs', 'bd').chain(randomStaff),
      async ({ firm, workers, month }) => {
        const { wages } = await calculateMonth(firm, workers, month, ask);
        for (const wage of wages)
          expect(payoutParts(wage, { firm, month }).reduce((sum, { amount }) => sum + amount, 0)).toBe(
            wage.payout,
          );
        const { lists } = bankPayoutLists({ firm, month, wages });
        const own = lists.find(({ fileName }) => fileName === 'isplate-po-bankama');
        const listed = (own?.sheets ?? []).reduce(
          (sum, { rows }) => sum + Number(Object(rows.at(-1)?.[5]).value),
          0,
        );
        const outstanding = wages
          .flatMap(({ worker, payout }) => splitPay(worker, payout))
          .reduce((sum, { account, amount }) => sum + (account === '' ? 0 : amount), 0);
        expect(listed).toBe(outstanding);
      },
    ),
    { numRuns: 30 },
  );
});

test('hides empty columns of the recap, and ends with the totals', () => {
  const { rows } = recapSheet(federalMonth);
  expect(rows[0]).not.toContain('Solidarnost');
  expect(rows.at(-1)?.at(-1)).toMatchObject({ value: 844_764 });
  expect(recapSheet(srpskaMonth).rows[0]).toContain('Solidarnost');
  expect(recapDocument(federalMonth).blocks.find(({ kind }) => kind === 'table')).toMatchObject({
    totals: expect.arrayContaining([
      { label: 'Ukupni trošak', figure: expect.objectContaining({ value: 844_764 }), strong: true },
    ]),
  });
});

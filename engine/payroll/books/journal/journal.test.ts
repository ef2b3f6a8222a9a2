import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumOf } from '../../../core/numbers/money.ts';
import { PAYROLL_ENTITIES } from '../../model/place.ts';
import type { Refund } from '../../model/refund.ts';
import type { SettledMonth } from '../../model/wage.ts';
import { calculateMonth } from '../../month/calculate/calculate-month.ts';
import { gross, standing } from '../../month/calculate/settled-wage.fixture.ts';
import { ordersOf } from '../../payments/orders/orders.ts';
import { type ClaimStatus, claimsOf } from '../../payments/refunds/claims.ts';
import { settledMonths } from '../../payments/refunds/refunds.fixture.ts';
import { randomStaff } from '../../random-staff.fixture.ts';
import { absenceOf } from '../../staff/absences/absences.fixture.ts';
import { firmOf, workerOf } from '../../staff.fixture.ts';
import { ask, plain, settledMonth } from '../recap/settled-month.fixture.ts';
import { frozenJournal, monthBook } from './frozen-journal.ts';
import { exportProblem, type Journal, journalsOf, missingItems } from './journal.ts';
import { bookOf, type LedgerAccounts } from './ledger-accounts.ts';
import { ALL_ITEMS, LEDGER_ITEMS } from './ledger-items.ts';
import { receivedJournals } from './received-journals.ts';

const made = (settled: SettledMonth, accounts?: Record<string, string>): readonly Journal[] => {
  const firm = { ...settled.firm, ...(accounts && { ledgerAccounts: accounts }) };
  return journalsOf({ settled, orders: ordersOf(settled).orders }, bookOf(firm));
};

/** Below the least base of the month: its contributions are on the gross as it is. */
const asItIs = { ...plain, agreed: gross(150_000), leastBase: false };

const linesOf = (journal: Journal | undefined) =>
  journal?.lines.map(({ account, debit, credit }) => [account, debit, credit]);

/** Gross 1.500,00, card 1,0, 18 meals of 16,64 (four days have per diems) and transport 53,00. */
const example = () =>
  settledMonth([{ ...asItIs, coefficient: 1_000_000, hotMeal: 1664, transport: 5300 }], {
    entries: { perDiems: 400 },
  });

test('posts the worked example of the Federation, both sides 1.944,64', async () => {
  const [calculation, ...rest] = made(await example());
  expect(linesOf(calculation)).toEqual([
    ['520', 157_500, 0],
    ['524', 35_252, 0],
    ['555', 1712, 0],
    ['450', 0, 96_150],
    ['451', 0, 7350],
    ['452', 0, 54_000],
    ['456', 0, 35_252],
    ['482', 0, 1712],
  ]);
  expect([calculation?.debit, calculation?.credit]).toEqual([194_464, 194_464]);
  expect(rest.map(({ title, lines }) => [title, lines.at(-1)?.account, lines.at(-1)?.credit])).toEqual([
    ['Isplata 6. 11. 2026.', '200', 194_464],
  ]);
  expect(linesOf(rest[0])).toEqual([
    ['450', 96_150, 0],
    ['451', 7350, 0],
    ['452', 54_000, 0],
    ['456', 35_252, 0],
    ['482', 1712, 0],
    ['200', 0, 194_464],
  ]);
});

test('uses analytic accounts and the chosen account of levies', async () => {
  const accounts = { wages: '5200', contributionsOn: '5201', pension: '4521', leviesOwed: '451' };
  const [calculation] = made(await example(), accounts);
  expect(calculation?.lines.map(({ account, name }) => `${account} ${name}`)).toEqual([
    '5200 Troškovi plaća',
    '5201 Troškovi plaća',
    '524 Troškovi ostalih primanja, naknada i materijalnih prava zaposlenih',
    '555 Troškovi poreza, naknada, taksi i dr. dažbina na teret pravnog lica',
    '450 Obaveze za neto plaće i naknade plaća',
    '451 Obaveze za porez i posebne dažbine na plaće i naknade plaća',
    '452 Obaveze za doprinose u vezi plaća i naknada plaća',
    '4521 Obaveze za doprinose u vezi plaća i naknada plaća',
    '456 Obaveze za ostala neto primanja, naknade troškova i materijalna prava zaposlenih',
  ]);
  // 73,50 tax and 17,12 levies on one account.
  expect(calculation?.lines.find(({ account }) => account === '451')?.credit).toBe(9062);
  expect(calculation?.debit).toBe(194_464);
});

test('posts sick pay and paid leave as compensations', async () => {
  // 22 working days of 8 h: 1.760,00 is 10,00 an hour; 5 days of paid leave are 400,00.
  const settled = await settledMonth([{ ...plain, agreed: gross(176_000) }], { entries: { paidDays: 500 } });
  const [calculation] = made(settled);
  expect(linesOf(calculation)?.slice(0, 2)).toEqual([
    ['520', 136_000 + 8800, 0],
    ['521', 40_000, 0],
  ]);
});

test('posts deductions by creditor and an advance in a journal of their own', async () => {
  const settled = await settledMonth(
    [
      { ...plain, agreed: gross(150_000), deductions: [standing({ amount: 10_000 })] },
      { ...plain, agreed: gross(150_000), deductions: [standing({ amount: 5000 })] },
    ],
    { entries: { advance: 20_000 } },
  );
  const [, withheld, payment] = made(settled);
  expect(
    withheld?.lines.map(({ account, partner, debit, credit }) => [account, partner, debit, credit]),
  ).toEqual([
    ['450', '', 35_000, 0],
    ['232', '', 0, 20_000],
    ['469', 'Kreditor Primjer', 0, 15_000],
  ]);
  expect(withheld?.number).toBe('PL-2026-10-O');
  expect(payment?.lines.find(({ account }) => account === '469')).toMatchObject({
    partner: 'Kreditor Primjer',
    debit: 15_000,
  });
});

test('takes deductions above the net from untaxed pay', async () => {
  const wage = {
    ...plain,
    agreed: gross(120_000),
    transport: 50_000,
    deductions: [standing({ amount: 100_000 })],
  };
  const settled = await settledMonth([wage]);
  const net = settled.wages[0]?.figures.net ?? 0;
  const [, withheld, payment] = made(settled);
  expect(net).toBeLessThan(100_000);
  expect(linesOf(withheld)).toEqual([
    ['450', net, 0],
    ['456', 100_000 - net, 0],
    ['469', 0, 100_000],
  ]);
  expect(payment?.lines.some(({ account }) => account === '450')).toBe(false);
  expect(payment?.lines.find(({ account }) => account === '456')?.debit).toBe(50_000 - (100_000 - net));
});

test('posts costs by cost centre, and adds up what has the same one', async () => {
  const [one, two, three] = ['Prodaja', ' Prodaja', ''].map((costCentre) => ({
    ...asItIs,
    costCentre,
  }));
  const settled = await settledMonth([one ?? {}, two ?? {}, three ?? {}]);
  const [calculation] = made(settled);
  expect(calculation?.lines.map(({ account, costCentre }) => `${account} ${costCentre}`.trim())).toEqual([
    '520',
    '520 Prodaja',
    '555',
    '555 Prodaja',
    '450',
    '451',
    '452',
    '482',
  ]);
  expect(calculation?.lines[1]?.debit).toBe(2 * 157_500);
});

const srpska = { entity: 'rs', municipality: { entity: 'rs', code: '002', name: 'Banja Luka' } } as const;

test('shows lines without an account, counts them, and refuses the export in Republika Srpska', async () => {
  const settled = await settledMonth([{ agreed: gross(200_000) }], { firm: srpska });
  const journals = made(settled);
  expect(journals[0]?.lines.map(({ account, name }) => `${account}${name}`)).toEqual([
    'Bruto plate',
    'Neto plate',
    'Porez na dohodak',
    'Doprinosi',
    'Doprinos za solidarnost',
  ]);
  expect(missingItems(journals)).toEqual(['wages', 'net', 'tax', 'contributions', 'solidarity', 'bank']);
  expect(exportProblem(journals, 'rs')).toBe(
    'Upišite 6 konta da biste izvezli temeljnicu: Bruto plate, Neto plate, Porez na dohodak, Doprinosi, Doprinos za solidarnost, Račun firme u banci.',
  );
  const accounts = {
    wages: '520',
    net: '450',
    tax: '451',
    contributions: '452',
    solidarity: '459',
    bank: '241',
  };
  expect(exportProblem(made(settled, accounts), 'rs')).toBeUndefined();
});

test('posts the worked example of Republika Srpska: cost 2.000,00', async () => {
  const settled = await settledMonth([{ ...plain, agreed: gross(200_000), hotMeal: 0 }], { firm: srpska });
  const [calculation] = made(settled, {
    wages: '1',
    net: '2',
    solidarity: '3',
    tax: '4',
    contributions: '5',
  });
  expect(linesOf(calculation)).toEqual([
    ['1', 200_000, 0],
    ['2', 0, 129_675],
    ['3', 0, 325],
    ['4', 0, 8000],
    ['5', 0, 62_000],
  ]);
});

test('keeps the accounts of the closing, and fills only those missing then', async () => {
  const settled = await settledMonth([{ agreed: gross(200_000) }], {
    firm: { ...srpska, ledgerAccounts: { wages: '520' } },
  });
  const closed = JSON.parse(JSON.stringify(frozenJournal(settled)));
  const now = { ...settled.firm, ledgerAccounts: { wages: '999', net: '450' } };
  const [calculation] = journalsOf({ settled, orders: [], postings: closed }, monthBook(now, closed));
  expect(calculation?.lines.slice(0, 2).map(({ account }) => account)).toEqual(['520', '450']);
});

const SETTLED_ELSEWHERE: readonly string[] = ['advances', 'claims', 'received', 'bank'];

describe('pay that a fund repays, in the Federation', () => {
  /** 1.000 / 176 h of March × 48 h × 80 % = 218,18 net, repaid whole. */
  const may = async () => {
    const ill = absenceOf({ from: '2026-04-01', to: '2026-05-20', fundBase: 100_000 });
    const worker = workerOf({ municipality: { entity: 'fbih', code: '077', name: 'Centar Sarajevo' } });
    const firm = firmOf({ fundPayments: { illness: 'net' } });
    const [settled] = await settledMonths(firm, [worker], [ill], { year: 2026, month: 5 }, 1);
    if (!settled) throw new Error('no month');
    return settled;
  };
  const withoutFunds = (refund: Refund): Refund => {
    const { funds, ...rest } = refund;
    expect(funds).toBeDefined();
    return rest;
  };
  const sum = (journals: readonly Journal[], account: string) =>
    journals.flatMap(({ lines }) =>
      lines.flatMap((line) => (line.account === account ? [[line.debit, line.credit]] : [])),
    );

  test('is owed on accounts of its own, and its contributions are a cost of compensations', async () => {
    const settled = await may();
    const [refund] = settled.wages[0]?.refunds ?? [];
    if (!refund) throw new Error('no refund');
    const contributions = refund.gross - refund.net + refund.on;
    const [calculation, ...payments] = made(settled);
    expect(sum([calculation as Journal], '233')).toEqual([[21_818, 0]]);
    expect(sum([calculation as Journal], '453')).toEqual([[0, 21_818]]);
    expect(sum([calculation as Journal], '455')).toEqual([[0, contributions]]);
    expect(calculation?.debit).toBe(calculation?.credit);
    expect(sum(payments, '453')).toEqual([[21_818, 0]]);
    expect(sum(payments, '455')).toEqual([[contributions, 0]]);
  });

  test('is posted with the wage in closings that do not tell its contributions', async () => {
    const settled = await may();
    const wages = settled.wages.map((wage) => ({
      ...wage,
      refunds: (wage.refunds ?? []).map(withoutFunds),
    }));
    const journals = made({ ...settled, wages });
    expect([sum(journals, '453'), sum(journals, '455')]).toEqual([[], []]);
    expect(journals.map(({ debit, credit }) => debit - credit)).toEqual(journals.map(() => 0));
  });

  test('closes the claim when the fund has paid, by day and with the amount received', async () => {
    const settled = await may();
    const { firm, month } = settled;
    const of = { id: month.id, firm: firm.id, year: 2026, month: 5, settled };
    const [claim] = claimsOf(of);
    const statusOf = (paid: Partial<ClaimStatus>) => (id: string) =>
      id === claim?.id ? { id, firm: firm.id, note: '', ...paid } : undefined;
    expect(receivedJournals(of, statusOf({}), bookOf(firm))).toEqual([]);
    const [whole] = receivedJournals(of, statusOf({ paid: '2026-07-15' }), bookOf(firm));
    expect(whole).toMatchObject({ number: 'PL-2026-05-F1', title: 'Uplata fonda 15. 7. 2026.' });
    expect(linesOf(whole)).toEqual([
      ['200', 21_818, 0],
      ['233', 0, 21_818],
    ]);
    const part = receivedJournals(of, statusOf({ paid: '2026-07-15', paidAmount: 20_000 }), bookOf(firm));
    expect(part.map(({ debit, credit }) => [debit, credit])).toEqual([[20_000, 20_000]]);
  });
});

describe.each(PAYROLL_ENTITIES)('any staff of %s', (entity) => {
  test('balances to the cost of the recap, and payments settle every liability', async () => {
    await fc.assert(
      fc.asyncProperty(randomStaff(entity), fc.boolean(), async ({ firm, workers, month }, hasCentres) => {
        const staff = workers.map((worker, at) => ({
          ...worker,
          ...(hasCentres && { costCentre: `MT ${at % 2}` }),
        }));
        const { wages } = await calculateMonth(firm, staff, month, ask);
        const settled = { firm, month, wages };
        const { orders, skipped } = ordersOf(settled);
        const book = {
          entity,
          accounts: Object.fromEntries(ALL_ITEMS.map((item) => [item, item])) as LedgerAccounts,
        };
        const journals = journalsOf({ settled, orders }, book);
        for (const { debit, credit } of journals) expect(debit).toBe(credit);
        const cost = sumOf(wages, ({ figures }) => figures.cost);
        expect(journals.find(({ kind }) => kind === 'calculation')?.debit ?? 0).toBe(cost);
        const lines = journals.flatMap((journal) => journal.lines);
        expect(lines.every(({ debit, credit }) => debit >= 0 && credit >= 0)).toBe(true);
        const outstanding = ALL_ITEMS.filter(
          (item) => !LEDGER_ITEMS[item].isCost && !SETTLED_ELSEWHERE.includes(item),
        ).map((item) =>
          sumOf(
            lines.filter(({ account }) => account === item),
            ({ debit, credit }) => credit - debit,
          ),
        );
        expect(outstanding.every((left) => left >= 0)).toBe(true);
        // What is left on the liabilities is what is paid by hand.
        expect(sumOf(outstanding, (left) => left)).toBe(sumOf(skipped, ({ amount }) => amount));
      }),
      { numRuns: 20 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumOf } from '../../../core/numbers/money.ts';
import { exportProblem } from '../../books/journal/journal.ts';
import { bookOf } from '../../books/journal/ledger-accounts.ts';
import { payoutIdOf } from '../../staff/engagements/engagement.ts';
import { readEngagement, readEngagementPayout } from '../../staff/engagements/read-engagements.ts';
import type { SettledEngagement } from '../../staff/engagements/settled.ts';
import { kindsOf } from './calls.ts';
import { ask, engagementOf, payerIn, randomEngagement, settledIn, termsOf } from './engagements.fixture.ts';
import { engagementForms, formDue, formTotals, totalTexts } from './forms.ts';
import { engagementGaps } from './gaps.ts';
import { engagementJournals } from './journals.ts';
import { closedEngagement, engagementRows } from './month.ts';
import { engagementOrders } from './orders.ts';
import { personYears } from './recap.ts';
import { settleEngagements } from './settle.ts';

const fbih = payerIn('fbih');
const MONTH = { year: 2026, month: 10 };

const journalsFor = (settled: SettledEngagement, firm = fbih) =>
  engagementJournals(MONTH, [{ settled, orders: engagementOrders(firm, settled).orders }], bookOf(firm));

const linesOf = (settled: SettledEngagement, firm = fbih) =>
  journalsFor(settled, firm).map(({ lines }) =>
    lines.map(({ account, debit, credit }) => [account, debit, credit]),
  );

describe('a contract for work of 1.000 KM in the Federation', async () => {
  const settled = await settledIn('fbih', engagementOf('fbih'));

  test('has the figures of the public calculator', () => {
    expect(settled.figures).toEqual({
      gross: 100_000,
      costs: 20_000,
      withheld: 3200,
      tax: 7680,
      net: 89_120,
      on: 4800,
      water: 446,
      disaster: 446,
      cost: 105_692,
    });
  });

  test('names the acts it is calculated by', () => {
    expect(settled.law.join()).toMatch(/SN FBiH|Službene novine FBiH|Sl. novine FBiH|u službenom glasilu/);
  });

  test('sends no name, number or account', () => {
    expect(settled.request).toEqual({ bruto: 1000, datum: '2026-10-31', nerezident: false });
  });

  test('pays health and tax to the municipality of the person, the rest to that of the payer', () => {
    const { orders, skipped } = engagementOrders(fbih, settled);
    expect(skipped).toEqual([]);
    expect(
      orders.map(({ amount, revenue, payee }) => [amount, revenue?.code ?? payee, revenue?.municipality]),
    ).toEqual([
      [4800, '712126', '077'],
      [2874, '712116', '103'],
      [326, '712116', '077'],
      [7680, '716116', '103'],
      [446, '722582', '077'],
      [446, '722529', '077'],
      [89_120, 'Osoba Prva', undefined],
    ]);
  });

  test('is posted to 529, 466, 467 and 468, and its payment settles all of them', () => {
    expect(linesOf(settled)).toEqual([
      [
        ['529', 104_800, 0],
        ['555', 892, 0],
        ['466', 0, 89_120],
        ['467', 0, 7680],
        ['468', 0, 8000],
        ['482', 0, 892],
      ],
      [
        ['466', 89_120, 0],
        ['467', 7680, 0],
        ['468', 8000, 0],
        ['482', 892, 0],
        ['200', 0, 105_692],
      ],
    ]);
  });

  test('fills the columns of AUG-1031', () => {
    const [form] = engagementForms([settled]);
    expect(form?.name).toBe('AUG-1031');
    expect(form?.rows[0]?.map(({ number, amount, text }) => [number, text ?? amount])).toEqual([
      ['7', '3112899990017'],
      ['8', 'Osoba Prva'],
      ['9', 100_000],
      ['10', 20_000],
      ['11', 80_000],
      ['12', 3200],
      ['13', 76_800],
      ['14', 7680],
      ['15', 4800],
    ]);
  });
});

describe('a member of a board in the Federation', async () => {
  const settled = await settledIn('fbih', engagementOf('fbih', { kind: 'board' }));

  test('is filed on ASD-1032 with health 4 %, tax 10 % and pension 6 % of the amount', () => {
    const [form] = engagementForms([settled]);
    expect(form?.name).toBe('ASD-1032');
    expect(form && formTotals(form)).toEqual([undefined, undefined, 100_000, 4000, 96_000, 9600, 6000]);
    expect(form && totalTexts(form)).toEqual(['Ukupno', '', '1.000,00', '40,00', '960,00', '96,00', '60,00']);
  });

  test('is posted to 527, 463, 464 and 465', () => {
    expect(linesOf(settled)[0]).toEqual([
      ['527', 106_000, 0],
      ['555', 864, 0],
      ['463', 0, 86_400],
      ['464', 0, 9600],
      ['465', 0, 10_000],
      ['482', 0, 864],
    ]);
  });
});

test('files a non-resident on PDN-1033, with tax to the municipality of the payer', async () => {
  const settled = await settledIn(
    'fbih',
    engagementOf('fbih', { basis: 'neto', residence: 'abroad', country: 'Izmišljena država' }),
  );
  expect(settled.figures).toMatchObject({ gross: 111_111, tax: 11_111, net: 100_000, on: 0, cost: 112_111 });
  const [form] = engagementForms([settled]);
  expect(form?.name).toBe('PDN-1033');
  expect(form?.rows[0]?.map(({ text }) => text)).toContain('Izmišljena država');
  const tax = engagementOrders(fbih, settled).orders.find(({ obligation }) => obligation === 'tax');
  expect(tax?.revenue?.municipality).toBe('077');
});

describe('an owner of a craft in the Federation', () => {
  const owner = engagementOf('fbih', {
    kind: 'owner',
    category: 'obrt',
    isMonthly: true,
    from: '2026-01-01',
  });

  test('owes the contributions of a whole month', async () => {
    const settled = await settledIn('fbih', owner);
    expect(settled.figures).toMatchObject({ gross: 0, net: 0, on: 57_672, cost: 57_672 });
    expect(settled.dues.map(({ item, amount }) => [item, amount])).toEqual([
      ['pio', 31_239],
      ['health-canton', 20_860],
      ['health-federal', 2369],
      ['employment-canton', 2243],
      ['employment-federal', 961],
    ]);
    expect(engagementForms([settled]).map(({ name }) => name)).toEqual(['2002']);
  });

  test('owes a partial month by its days, each fund split again', async () => {
    // 17 of 31 days from 15 October: 312,39 → 171,31; 232,29 → 127,38; 32,04 → 17,57; federal 12,99 and 5,27.
    const settled = await settledIn('fbih', { ...owner, from: '2026-10-15' });
    expect(settled.figures.cost).toBe(17_131 + 12_738 + 1757);
    expect(settled.dues.map(({ amount }) => amount)).toEqual([17_131, 11_439, 1299, 1230, 527]);
  });

  test('is in no journal', async () => {
    expect(journalsFor(await settledIn('fbih', owner))).toEqual([]);
  });

  test('pays by the tenth of the month after', () => {
    expect(engagementRows(fbih, [owner], [], MONTH)[0]?.terms.day).toBe('2026-11-10');
    const december = { year: 2026, month: 12 };
    expect(engagementRows(fbih, [owner], [], december)[0]?.terms.day).toBe('2027-01-10');
  });
});

describe('contracts in Republika Srpska', () => {
  const firm = payerIn('rs');

  test('lists an author in the columns of DL2', async () => {
    // 1.000: PIO 185,00, costs 60 % of 815,00 = 489,00, base 326,00, tax 13 % = 42,38, net 772,62.
    const settled = await settledIn('rs', engagementOf('rs', { kind: 'author', costsRate: 600_000 }));
    const [form] = engagementForms([settled]);
    expect(form?.name).toBe('DL2');
    expect(form && formDue(form)).toBe('2026-11-10');
    expect(
      form?.rows[0]?.map(({ number, amount }) => [Number(number), amount]).filter(([, amount]) => amount),
    ).toEqual([
      [4, 100_000],
      [5, 18_500],
      [9, 18_500],
      [10, 48_900],
      [11, 32_600],
      [14, 32_600],
      [15, 4238],
      [16, 77_262],
    ]);
  });

  test('asks for accounts, because its chart is not known', async () => {
    const journals = journalsFor(await settledIn('rs', engagementOf('rs')), firm);
    expect(exportProblem(journals, 'rs')).toContain('Neto naknade po ugovorima');
  });
});

test.each(['fbih', 'rs'] as const)('pays and posts the whole cost of any contract in %s', async (entity) => {
  const firm = payerIn(entity);
  await fc.assert(
    fc.asyncProperty(
      fc.array(randomEngagement(entity), { minLength: 1, maxLength: 6 }),
      async (engagements) => {
        const payouts = engagements.map((engagement, at) => ({
          engagement: { ...engagement, id: `ug:f1:${at}` },
          terms: termsOf(engagement),
        }));
        const outcomes = await settleEngagements(firm, payouts, ask);
        const settled = outcomes.filter((one): one is SettledEngagement => 'figures' in one);
        expect(settled).toHaveLength(payouts.length);
        const posted = settled.map((one) => ({ settled: one, ...engagementOrders(firm, one) }));
        for (const { settled: one, orders, skipped } of posted)
          expect(sumOf([...orders, ...skipped], ({ amount }) => amount)).toBe(one.figures.cost);
        const journals = engagementJournals(MONTH, posted, bookOf(firm));
        for (const { debit, credit } of journals) expect(debit).toBe(credit);
        const ofPay = settled.filter(({ engagement }) => engagement.kind !== 'owner');
        const calculation = journals.find(({ kind }) => kind === 'contracts');
        expect(calculation?.debit ?? 0).toBe(sumOf(ofPay, ({ figures }) => figures.cost));
        const paid = journals.filter(({ kind }) => kind === 'payment');
        const ordered = posted.filter((one) => ofPay.includes(one.settled)).flatMap(({ orders }) => orders);
        expect(sumOf(paid, ({ debit }) => debit)).toBe(sumOf(ordered, ({ amount }) => amount));
        for (const form of engagementForms(settled))
          formTotals(form).forEach((total, at) => {
            if (total !== undefined) expect(total).toBe(sumOf(form.rows, (row) => row[at]?.amount ?? 0));
          });
        expect(sumOf(engagementForms(settled), ({ rows }) => rows.length)).toBe(
          settled.filter(({ filing }) => filing).length,
        );
      },
    ),
    { numRuns: 40 },
  );
});

test('keeps a closed payout as it was closed when the contract changes or is removed', async () => {
  const engagement = engagementOf('fbih');
  const closed = closedEngagement(fbih, await settledIn('fbih', engagement), '2026-10-31');
  const payout = {
    id: payoutIdOf(engagement, MONTH),
    ofFirm: 'f1',
    engagement: engagement.id,
    ...MONTH,
    closed,
    earlier: [],
  };
  const stored = readEngagementPayout(JSON.parse(JSON.stringify(payout)));
  expect(stored).toEqual(payout);
  for (const now of [[{ ...engagement, amount: 500_000 }], []]) {
    const [row, ...others] = engagementRows(fbih, now, [payout], MONTH);
    expect(others).toEqual([]);
    expect(row?.engagement.amount).toBe(100_000);
  }
});

test('keeps a reopened payout in sight when its contract was removed', async () => {
  const engagement = engagementOf('fbih');
  const closed = closedEngagement(fbih, await settledIn('fbih', engagement), '2026-10-31');
  const id = payoutIdOf(engagement, MONTH);
  const reopened = { id, ofFirm: 'f1', engagement: engagement.id, ...MONTH, earlier: [closed] };
  expect(engagementRows(fbih, [], [reopened], MONTH)).toMatchObject([{ engagement, payout: reopened }]);
});

test('files nothing and orders nothing for a payout of zero', async () => {
  const settled = await settledIn('fbih', engagementOf('fbih'), { amount: 0 });
  expect(settled.figures.cost).toBe(0);
  expect(engagementForms([settled])).toEqual([]);
  expect(engagementOrders(fbih, settled)).toEqual({ orders: [], skipped: [] });
  expect(journalsFor(settled)).toEqual([]);
});

test('posts a closed payout to the accounts of its closing', async () => {
  const closed = closedEngagement(fbih, await settledIn('fbih', engagementOf('fbih')), '2026-10-31');
  const book = bookOf({ ...fbih, ledgerAccounts: { contractCost: '5299' } });
  const [journal] = engagementJournals(MONTH, [closed], book);
  expect(journal?.lines[0]?.account).toBe('529');
});

test('reads a contract of a later version, and refuses one without its day', () => {
  const engagement = engagementOf('fbih');
  expect(readEngagement({ ...engagement, later: 1 })).toMatchObject({ ...engagement, later: 1 });
  expect(readEngagement({ ...engagement, from: 'juče' })).toBeUndefined();
});

test('adds up a year by person and by the day of payment', async () => {
  const one = engagementOf('fbih');
  const closedOn = (settled: SettledEngagement, at: number) => ({
    id: `ui:f1:${at}`,
    ofFirm: 'f1',
    engagement: settled.engagement.id,
    ...MONTH,
    closed: closedEngagement(fbih, settled, '2026-10-31'),
    earlier: [],
  });
  const payouts = [
    closedOn(await settledIn('fbih', one), 1),
    closedOn(await settledIn('fbih', { ...one, id: 'ug:f1:b', kind: 'author', jmbg: '3112899 990017' }), 2),
    closedOn(await settledIn('fbih', one, { day: '2025-12-30' }), 3),
  ];
  const [person, ...others] = personYears(payouts, 2026);
  expect(others).toEqual([]);
  expect(sumOf(person?.payouts ?? [], ({ figures }) => figures.net)).toBe(89_120 + 90_480);
  expect(personYears(payouts, 2025)).toHaveLength(1);
});

test('names what a contract lacks, and nothing a kind does not need', () => {
  const { municipality: _, ...placeless } = engagementOf('fbih', { jmbg: '', account: '' });
  expect(engagementGaps(placeless, 'fbih')).toEqual(['JMBG', 'općina prebivališta', 'račun']);
  expect(engagementGaps({ ...placeless, residence: 'abroad' }, 'fbih')).toEqual(['država', 'račun']);
  expect(engagementGaps(engagementOf('rs', { kind: 'owner', account: '' }), 'rs')).toEqual(['kategorija']);
});

test('offers no kind where no law of contracts is known', () => {
  expect(kindsOf('bd')).toEqual([]);
});

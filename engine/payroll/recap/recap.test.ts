import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Firm } from '../model/firm.ts';
import type { PayrollMonth, WorkerMonth } from '../model/month.ts';
import type { Worker } from '../model/worker.ts';
import { randomStaff } from '../random-staff.fixture.ts';
import { reckonMonth } from '../settle/reckon-month.ts';
import { answering, firmOf, monthOf, workerOf } from '../staff.fixture.ts';
import { causesOf } from './causes.ts';
import { changesBetween } from './changes.ts';
import { payoutLists } from './payout-lists.ts';
import { recapOf } from './recap.ts';
import { yearRecapOf } from './year-recap.ts';

const ask = await answering();

async function settled(
  workers: readonly Partial<Worker>[],
  {
    firm = {},
    month = {},
    entries = {},
  }: { firm?: Partial<Firm>; month?: Partial<PayrollMonth>; entries?: WorkerMonth['entries'] } = {},
) {
  const staff = workers.map((own, at) =>
    workerOf({ employedFrom: '2020-01-01', hotMeal: 0, id: `r${at}`, ...own }),
  );
  const inMonth = monthOf({ r0: { entries } }, month);
  const { wages } = await reckonMonth(firmOf(firm), staff, inMonth, ask);
  return { firm: firmOf(firm), month: inMonth, wages };
}

const plain = { employedFrom: '2026-10-01' };

test('a percentage of one’s own is a cause where both months have its hours', async () => {
  const entries = { overtime: 800 };
  const month = { id: 'f1:2026-11', month: 11 };
  const [before] = (await settled([plain], { entries })).wages;
  const [after] = (await settled([{ ...plain, overtimeUplift: 400_000 }], { entries, month })).wages;
  const [without] = (await settled([plain])).wages;
  if (!before || !after || !without) throw new Error('no wage');
  const uplift = expect.stringContaining('Uvećanje');
  expect(causesOf(before, after)).toContainEqual({
    kind: 'pay',
    text: 'Uvećanje za prekovremeni rad: podrazumijevano → 40 %',
  });
  expect(causesOf(without, after).map(({ text }) => text)).not.toContainEqual(uplift);
});

describe('a recap', () => {
  test('has the lines of its entity in its words, a row a worker, and their sums', async () => {
    const { lines, rows, totals } = recapOf(await settled([plain, { ...plain, coefficient: 2_700_000 }]));
    const column = (name: string) => lines.findIndex((line) => line.name === name);
    expect(lines.map(({ label }) => label)).toContain('Porezna osnovica');
    expect(column('solidarity')).toBe(-1);
    expect(rows.map(({ values }) => values[column('net')])).toEqual([127_200, 132_300]);
    expect(totals[column('net')]).toBe(259_500);
    expect(totals[column('fundHours')]).toBe(35_200);
  });

  test('of Republika Srpska has solidarity and child, and no employer’s part', async () => {
    const { lines } = recapOf(await settled([plain], { firm: { entity: 'rs' } }));
    const names = lines.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['solidarity', 'childFrom']));
    expect(names.filter((name) => /On$|disaster/.test(name))).toEqual([]);
  });

  test.each(['fbih', 'rs', 'bd'] as const)('adds up across its lines for any staff of %s', async (entity) => {
    await fc.assert(
      fc.asyncProperty(randomStaff(entity), async ({ firm, workers, month }) => {
        const { wages } = await reckonMonth(firm, workers, month, ask);
        const { lines, totals } = recapOf({ firm, month, wages });
        const of = (name: string): number => totals[lines.findIndex((line) => line.name === name)] ?? 0;
        expect(of('gross')).toBe(of('contributionsFrom') + of('tax') + of('net'));
        expect(of('payout') + of('withheld')).toBe(of('net') - of('solidarity') + of('untaxed'));
        const onTop = ['pensionOn', 'healthOn', 'unemploymentOn', 'disaster', 'water', 'disability'];
        expect(of('cost')).toBe(of('gross') + of('untaxed') + onTop.reduce((sum, name) => sum + of(name), 0));
      }),
      { numRuns: 30 },
    );
  });
});

test('payouts are listed by bank, those without an account last, nobody with nothing', async () => {
  const all = { id: 'o', name: 'Zabrana', creditor: '', account: '', reference: '', amount: 127_200 };
  const lists = payoutLists(
    await settled([
      { ...plain, account: '338-999-00000011-73' },
      { ...plain, account: '' },
      { ...plain, account: '1619990000001209' },
      { ...plain, account: '3389990000001173' },
      { ...plain, account: '9999990000001173' },
      { ...plain, deductions: [all] },
    ]),
  );
  expect(lists.map(({ prefix, bank, total, payouts }) => [prefix, bank, total, payouts.length])).toEqual([
    ['161', 'Raiffeisen banka', 127_200, 1],
    ['338', 'UniCredit banka', 254_400, 2],
    ['999', undefined, 127_200, 1],
    ['', undefined, 127_200, 1],
  ]);
});

describe('what changed', () => {
  const september = { month: { id: 'f1:2026-09', month: 9 } };

  test('says which line, and that hours, card and pay made it', async () => {
    const before = await settled([plain, {}]);
    const after = await settled([{ ...plain, coefficient: 2_700_000, transport: 5300 }, {}], {
      entries: { overtime: 800, sickHours: 1600 },
    });
    const changes = changesBetween(before, after);
    expect(changes.map(({ worker, kind }) => [worker.id, kind])).toEqual([['r0', 'changed']]);
    expect(changes[0]?.causes.map(({ kind, text }) => [kind, text])).toEqual([
      ['card', 'Koeficijent ličnog odbitka: ništa → 2,7'],
      ['hours', 'Prekovremeni rad: ništa → 8 h'],
      ['hours', 'Bolovanje na teret poslodavca: ništa → 16 h'],
      ['pay', 'Neoporezive naknade: ništa → 53,00 KM'],
    ]);
    const lines = changes[0]?.lines.map(({ line }) => line.name);
    expect(lines).toEqual(expect.arrayContaining(['gross', 'tax', 'net', 'untaxed', 'payout', 'cost']));
    expect(lines).not.toContain('withheld');
  });

  test('a raise, a year of service, a calendar and a deduction that ended', async () => {
    const debt = { id: 'o', name: 'Kredit', creditor: '', account: '', reference: '', amount: 5000 };
    const agreed = [
      { from: '2020-01-01', kind: 'bruto', amount: 200_000 },
      { from: '2026-10-01', kind: 'bruto', amount: 210_000 },
    ] as const;
    const worker = { employedFrom: '2025-10-01', agreed };
    const before = await settled([{ ...worker, deductions: [debt] }], september);
    const [change] = changesBetween(before, await settled([worker]));
    expect(change?.causes.map(({ text }) => text)).toEqual([
      'Ugovoreni bruto: 2.000,00 KM → 2.100,00 KM',
      'Godine staža: 0 → 1',
      'Kredit: 50,00 KM → 0,00 KM',
    ]);
    const august = await settled([worker], { month: { id: 'f1:2026-08', month: 8 } });
    expect(changesBetween(august, before)[0]?.causes.map(({ text }) => text)).toContain(
      'Kredit: 0,00 KM → 50,00 KM',
    );
  });

  test('the calendar moves who is paid by the hour', async () => {
    const hourly = {
      ...plain,
      employedFrom: '2026-01-01',
      agreed: [{ from: '2026-01-01', kind: 'satnica', amount: 1200 }],
    } as const;
    const june = await settled([hourly], { month: { id: 'f1:2026-07', month: 7 } });
    const [change] = changesBetween(june, await settled([hourly]));
    expect(change?.causes.map(({ kind }) => kind)).toEqual(['agreed', 'calendar']);
  });

  test('of an agreed net are what was typed, not the gross that is asked for because of it', async () => {
    const net = (amount: number): Partial<Worker>[] => [
      { agreed: [{ from: '2020-01-01', kind: 'neto', amount }] },
    ];
    const [before, typed, raised] = [
      await settled(net(127_200)),
      await settled(net(127_200), { entries: { overtime: 800 } }),
      await settled(net(130_000), { entries: { overtime: 800 } }),
    ];
    const kinds = (from: typeof before, to: typeof before) =>
      changesBetween(from, to)[0]?.causes.map(({ kind }) => kind);
    expect(kinds(before, typed)).toEqual(['hours']);
    expect(changesBetween(typed, raised)[0]?.causes.map(({ text }) => text)).toEqual([
      'Ugovoreni neto: 1.272,00 KM → 1.300,00 KM',
    ]);
  });

  test('the law, with its gazette', async () => {
    const worker = { employedFrom: '2020-01-01', priorService: { years: 40, months: 0, days: 0 } };
    const june = await settled([worker], { month: { id: 'f1:2025-06', year: 2025, month: 6 } });
    const july = await settled([worker], { month: { id: 'f1:2025-07', year: 2025, month: 7 } });
    const law = changesBetween(june, july)[0]?.causes.filter(({ kind }) => kind === 'law');
    expect(law?.map(({ text }) => text)).toContain('Propis: doprinosi na plaću od 1. 7. 2025.');
    expect(law?.every(({ text }) => text.endsWith('2025.'))).toBe(true);
    const backwards = changesBetween(july, june)[0]?.causes.filter(({ kind }) => kind === 'law');
    expect(backwards).toEqual(law);
  });

  test('who came and who left have nothing to be compared with', async () => {
    const before = await settled([plain, { id: 'otišao' }]);
    const after = await settled([plain, { id: 'došao' }]);
    expect(
      changesBetween(before, after).map(({ worker, kind, causes }) => [worker.id, kind, causes]),
    ).toEqual([
      ['došao', 'started', []],
      ['otišao', 'ended', []],
    ]);
  });
});

describe('a year', () => {
  test('adds up by month and by worker alike, and keeps a worker who left', async () => {
    const [a, b] = [
      { ...plain, lastName: 'Žica' },
      { ...plain, lastName: 'Čelik' },
    ];
    const months = [
      await settled([a, b], { month: { id: 'f1:2026-10', month: 10 } }),
      await settled([a], { month: { id: 'f1:2026-11', month: 11 } }),
    ];
    const year = yearRecapOf('fbih', months);
    const net = year.lines.findIndex(({ name }) => name === 'net');
    expect(year.months.map(({ month, workers, values }) => [month, workers, values[net]])).toEqual([
      [10, 2, 254_400],
      [11, 1, 127_200],
    ]);
    expect(
      year.workers.map(({ worker, months: paid, values }) => [worker.lastName, paid, values[net]]),
    ).toEqual([
      ['Čelik', 1, 127_200],
      ['Žica', 2, 254_400],
    ]);
    const sumOf = (rows: readonly { readonly values: readonly number[] }[]) =>
      year.totals.map((_, at) => rows.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));
    expect([sumOf(year.months), sumOf(year.workers)]).toEqual([year.totals, year.totals]);
  });

  test('of which nothing is settled is empty', () => {
    expect(yearRecapOf('rs', [])).toMatchObject({ months: [], workers: [] });
  });
});

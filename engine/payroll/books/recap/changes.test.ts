import { describe, expect, test } from 'vitest';
import { firstDayOf } from '../../../core/days/day.ts';
import type { SettledWage } from '../../model/wage.ts';
import type { Worker } from '../../model/worker.ts';
import { causesOf, lawChanges } from './causes.ts';
import { changesBetween } from './changes.ts';
import { plain, settledMonth } from './settled-month.fixture.ts';

/** As requested by an earlier version: without a percentage. */
function unasked(wage: SettledWage): SettledWage {
  const { prekovremeni_proc: _, ...request } = wage.request;
  return { ...wage, request };
}

test('names an own percentage as a cause when both months have its hours', async () => {
  const entries = { overtime: 800 };
  const month = { id: 'f1:2026-11', month: 11 };
  const [before] = (await settledMonth([plain], { entries })).wages.map(unasked);
  const [after] = (await settledMonth([{ ...plain, overtimeUplift: 400_000 }], { entries, month })).wages;
  const [without] = (await settledMonth([plain])).wages;
  if (!before || !after || !without) throw new Error('no wage');
  const uplift = expect.stringContaining('Uvećanje');
  expect(causesOf(before, after)).toContainEqual({
    kind: 'pay',
    text: 'Uvećanje za prekovremeni rad: 30 % → 40 %',
  });
  expect(causesOf(without, after).map(({ text }) => text)).not.toContainEqual(uplift);
});

test('names the minimum base, which sick leave excepts, as a cause when it exceeds the gross; and the levy of the Federation', async () => {
  const firm = { entity: 'rs' } as const;
  const half = {
    ...plain,
    dailyHours: 400,
    agreed: [{ from: '2020-01-01', kind: 'bruto', amount: 90_000 }],
  } as const;
  const ill = { entries: { sickHours: 800 }, firm };
  const textsOf = async (...given: readonly Parameters<typeof settledMonth>[]) => {
    const months = await Promise.all(given.map((one) => settledMonth(...one)));
    const [before, after] = months.map(({ wages }) => wages[0]);
    if (!before || !after) throw new Error('no wage');
    return causesOf(before, after).map(({ text }) => text);
  };
  const sick = 'Bolovanje na teret poslodavca: 8 h → ništa';
  expect(await textsOf([[half], ill], [[half], { firm }])).toEqual([
    sick,
    'Najniža osnovica doprinosa: ne → da',
  ]);
  expect(await textsOf([[plain], ill], [[plain], { firm }])).toEqual([sick]);
  const shared = { ...half, worksElsewhere: true, otherIncome: 50_000 };
  expect(await textsOf([[half], { firm }], [[shared], { firm }])).toEqual([
    'Prihod kod drugog poslodavca: ništa → 500,00 KM',
  ]);
  expect(await textsOf([[plain]], [[plain], { firm: { meetsQuota: true } }])).toEqual([
    'Naknada za zapošljavanje osoba s invaliditetom: da → ne',
  ]);
});

describe('the changes', () => {
  const september = { month: { id: 'f1:2026-09', month: 9 } };

  test('name the line, and hours, card and pay as causes', async () => {
    const before = await settledMonth([plain, {}]);
    const after = await settledMonth([{ ...plain, coefficient: 2_700_000, transport: 5300 }, {}], {
      entries: { overtime: 800, sickHours: 1600 },
    });
    const changes = changesBetween(before, after, []);
    expect(changes.map(({ worker, kind }) => [worker.id, kind])).toEqual([['r0', 'changed']]);
    expect(changes[0]?.causes.map(({ kind, text }) => [kind, text])).toEqual([
      ['card', 'Koeficijent ličnog odbitka: ništa → 2,7'],
      ['hours', 'Prekovremeni rad: ništa → 8 h'],
      ['hours', 'Bolovanje na teret poslodavca: ništa → 16 h'],
      ['pay', 'Prijevoz: ništa → 53,00 KM'],
    ]);
    const lines = changes[0]?.lines.map(({ line }) => line.name);
    expect(lines).toEqual(expect.arrayContaining(['gross', 'tax', 'net', 'untaxed', 'payout', 'cost']));
    expect(lines).not.toContain('withheld');
  });

  test('name a raise, a year of service, a calendar and a deduction that ended', async () => {
    const debt = { id: 'o', name: 'Kredit', creditor: '', account: '', reference: '', amount: 5000 };
    const agreed = [
      { from: '2020-01-01', kind: 'bruto', amount: 200_000 },
      { from: '2026-10-01', kind: 'bruto', amount: 210_000 },
    ] as const;
    const worker = { employedFrom: '2025-10-01', agreed };
    const before = await settledMonth([{ ...worker, deductions: [debt] }], september);
    const [change] = changesBetween(before, await settledMonth([worker]), []);
    expect(change?.causes.map(({ text }) => text)).toEqual([
      'Ugovoreni bruto: 2.000,00 KM → 2.100,00 KM',
      'Godine staža: 0 → 1',
      '„Kredit“: 50,00 KM → 0,00 KM',
    ]);
    const august = await settledMonth([worker], { month: { id: 'f1:2026-08', month: 8 } });
    expect(changesBetween(august, before, [])[0]?.causes.map(({ text }) => text)).toContain(
      '„Kredit“: 0,00 KM → 50,00 KM',
    );
  });

  test('name the calendar for workers paid by the hour', async () => {
    const hourly = {
      ...plain,
      employedFrom: '2026-01-01',
      agreed: [{ from: '2026-01-01', kind: 'satnica', amount: 1200 }],
    } as const;
    const june = await settledMonth([hourly], { month: { id: 'f1:2026-07', month: 7 } });
    const [change] = changesBetween(june, await settledMonth([hourly]), []);
    expect(change?.causes.map(({ kind }) => kind)).toEqual(['agreed', 'calendar']);
  });

  test('compare the agreed net as typed, not the gross of its request', async () => {
    const net = (amount: number): Partial<Worker>[] => [
      { agreed: [{ from: '2020-01-01', kind: 'neto', amount }] },
    ];
    const [before, typed, raised] = [
      await settledMonth(net(127_200)),
      await settledMonth(net(127_200), { entries: { overtime: 800 } }),
      await settledMonth(net(130_000), { entries: { overtime: 800 } }),
    ];
    const kinds = (from: typeof before, to: typeof before) =>
      changesBetween(from, to, [])[0]?.causes.map(({ kind }) => kind);
    expect(kinds(before, typed)).toEqual(['hours']);
    expect(changesBetween(typed, raised, [])[0]?.causes.map(({ text }) => text)).toEqual([
      'Ugovoreni neto: 1.272,00 KM → 1.300,00 KM',
    ]);
  });

  test('name the law, with its gazette', async () => {
    const worker = { employedFrom: '2020-01-01', priorService: { years: 40, months: 0, days: 0 } };
    const june = await settledMonth([worker], { month: { id: 'f1:2025-06', year: 2025, month: 6 } });
    const july = await settledMonth([worker], { month: { id: 'f1:2025-07', year: 2025, month: 7 } });
    const law = changesBetween(june, july, [])[0]?.causes.filter(({ kind }) => kind === 'law');
    expect(law?.map(({ text }) => text)).toContain('Propis: doprinosi na plaću od 1. 7. 2025.');
    expect(law?.every(({ text }) => text.endsWith('2025.'))).toBe(true);
    const backwards = changesBetween(july, june, [])[0]?.causes.filter(({ kind }) => kind === 'law');
    expect(backwards).toEqual(law);
  });

  test.each([
    // The minimum base follows the minimum wage, and only from its introduction.
    [{ year: 2024, month: 12 }, { year: 2025, month: 1 }, 'najniža neto plata od 1. 1. 2025.', true],
    [{ year: 2019, month: 12 }, { year: 2020, month: 1 }, 'najniža neto plata od 1. 1. 2020.', false],
    [{ year: 2025, month: 12 }, { year: 2026, month: 1 }, 'najniža neto plata od 1. 1. 2026.', false],
    [{ year: 2022, month: 4 }, { year: 2022, month: 5 }, 'izmijenjen u toku mjeseca od 1. 5. 2022.', true],
    [{ year: 2022, month: 5 }, { year: 2022, month: 6 }, 'izmijenjen u toku mjeseca od 1. 6. 2022.', false],
  ])('name in Republika Srpska from %o to %o: %s', (from, to, phrase, isSaid) => {
    const messages = lawChanges('rs', firstDayOf(from), firstDayOf(to)).map(({ text }) => text);
    expect(messages.some((text) => text.endsWith(phrase))).toBe(isSaid);
  });

  test('omit a worker who is present without a wage', async () => {
    const before = await settledMonth([plain, { id: 'čeka' }]);
    const after = await settledMonth([plain]);
    expect(changesBetween(before, after, [{ id: 'čeka' }])).toEqual([]);
    expect(changesBetween(before, after, []).map(({ kind }) => kind)).toEqual(['ended']);
  });

  test('have no comparison for workers who came or left', async () => {
    const before = await settledMonth([plain, { id: 'otišao' }]);
    const after = await settledMonth([plain, { id: 'došao' }]);
    expect(
      changesBetween(before, after, []).map(({ worker, kind, causes }) => [worker.id, kind, causes]),
    ).toEqual([
      ['došao', 'started', []],
      ['otišao', 'ended', []],
    ]);
  });
});

import { expect, test } from 'vitest';
import { definitions } from '../../../calculators/index.ts';
import { presentationOf } from '../../../core/define.ts';
import { monthForms } from '../../forms/month-forms.ts';
import { federalFirm, settledOf, srpskaFirm, srpskaStaff } from '../../forms/settled.fixture.ts';
import type { PayrollMonth } from '../../model/month.ts';
import { MAIN_PAYOUT, type MovedPayday, type Payout } from '../../model/payout.ts';
import { readClosedMonth } from '../../model/reading/closed-month.ts';
import type { ClosedMonth, SettledMonth } from '../../model/wage.ts';
import { gross } from '../../month/calculate/settled-wage.fixture.ts';
import { movedDayNotes } from '../../month/payouts/problems.ts';
import { payslipOf } from '../../papers/payslip/of-month.ts';
import { ordersOf } from '../../payments/orders/orders.ts';
import { workerOf } from '../../staff.fixture.ts';
import { movePayday } from './move-payday.ts';
import { papersOf } from './papers.ts';

const CLOSED_ON = '2026-11-05';
const staff = [
  workerOf({ employedFrom: '2026-10-01', hotMeal: 0, agreed: gross(200_000) }),
  workerOf({
    id: 'r2',
    employedFrom: '2026-10-01',
    hotMeal: 0,
    jmbg: '1503899990035',
    agreed: gross(300_000),
  }),
];

async function closing(settled: SettledMonth) {
  const ordered = ordersOf(settled);
  const definition = definitions.find(({ path }) => path === settled.wages[0]?.call);
  if (!definition) throw new Error('no call');
  const presentation = await presentationOf(definition);
  const slips = settled.wages.map((wage) => payslipOf(settled, wage, presentation));
  const closed: ClosedMonth = {
    ...{ id: settled.month.id, firm: settled.firm.id, year: 2026, month: 10, closedOn: CLOSED_ON, law: '' },
    ...{ settled, ...ordered, forms: monthForms(settled, CLOSED_ON), repaid: {} },
  };
  return { closed, papers: papersOf(settled, ordered, slips, CLOSED_ON) };
}

const federal = async (payouts: PayrollMonth['payouts']) =>
  closing(await settledOf(federalFirm, staff, {}, payouts ? { payouts } : {}));

const move = (own: Partial<MovedPayday> = {}): MovedPayday => ({
  payout: MAIN_PAYOUT,
  from: '2026-11-06',
  to: '2026-11-10',
  on: '2026-11-07',
  ...own,
});

/** Everything frozen as text, with days and the notes of moves replaced, so that only amounts and words are left. */
const withoutDays = (frozen: unknown): string =>
  JSON.stringify(frozen)
    .replace(/,"moved":\[.*?\]/, '')
    .replace(/2026-1\d-\d\d/g, 'DAY')
    .replace(/\d{1,2}\. \d{1,2}\. 2026\./g, 'DAY');

test('moves the day of every order, slip, form and deadline of a month paid once, and no amount', async () => {
  const before = await federal(undefined);
  const { closed, papers } = movePayday(before, move());
  expect(closed.settled.month.payday).toBe('2026-11-10');
  expect(new Set(closed.orders.map(({ day }) => day))).toEqual(new Set(['2026-11-10']));
  expect(closed.forms[0]?.text).toContain('<DatumIsplate>2026-11-10</DatumIsplate>');
  expect(closed.forms[0]?.text).not.toContain('<DatumIsplate>2026-11-06</DatumIsplate>');
  expect(closed.forms.slice(1)).toEqual(before.closed.forms.slice(1));
  expect(JSON.stringify(papers?.payslips)).toContain('10. 11. 2026.');
  expect(JSON.stringify(papers?.payslips)).not.toContain('6. 11. 2026.');
  expect(JSON.stringify(papers?.orders)).not.toContain('6. 11. 2026.');
  expect(papers?.deadlines.find(({ id }) => id === '2001')?.day).toBe('2026-11-10');
  expect(closed.moved).toEqual([move()]);
  expect(withoutDays(closed)).toBe(withoutDays(before.closed));
  const { deadlines: _was, ...frozen } = before.papers;
  const { deadlines: _is, ...moved } = papers ?? before.papers;
  expect(withoutDays(moved)).toBe(withoutDays(frozen));
});

test('moves back to the same closing, besides the notes of both moves', async () => {
  const before = await federal(undefined);
  const there = movePayday(before, move());
  const { closed, papers } = movePayday(there, move({ from: '2026-11-10', to: '2026-11-06' }));
  const { moved, ...rest } = closed;
  expect(rest).toEqual(before.closed);
  expect(papers).toEqual(before.papers);
  expect(moved).toHaveLength(2);
});

test('moves one payout of several: its orders, its rows, and its line on the slips of its workers', async () => {
  const bonus: Payout = { kind: 'bonus', day: '2026-11-06', amount: 50_000, workers: ['r2'] };
  const before = await federal({ b: bonus });
  const { closed, papers } = movePayday(before, move({ payout: 'b', to: '2026-11-20' }));
  expect(closed.settled.month.payouts?.b?.day).toBe('2026-11-20');
  expect(closed.settled.month.payday).toBe('2026-11-06');
  const days = (id: string) => [
    ...new Set(closed.orders.filter(({ payout }) => payout === id).map(({ day }) => day)),
  ];
  expect([days('b'), days(MAIN_PAYOUT)]).toEqual([['2026-11-20'], ['2026-11-06']]);
  // Both rows of the second worker were on one day: only that of the bonus moves.
  const rows = [...(closed.forms[0]?.text ?? '').matchAll(/<PodaciOPrihodima>[\s\S]*?<\/PodaciOPrihodima>/g)];
  const cells = rows.map(([row]) =>
    ['Jmb', 'DatumIsplate', 'UkupanPrihod'].map((name) => row.match(`<${name}>(.*?)<`)?.[1]),
  );
  expect(cells).toEqual([
    ['1503899990035', '2026-11-20', '500.00'],
    ['3112899990017', '2026-11-06', '2000.00'],
    ['1503899990035', '2026-11-06', '3000.00'],
  ]);
  const slips = papers?.payslips.map((slip) => JSON.stringify(slip)) ?? [];
  expect(slips[0]).not.toContain('20. 11. 2026.');
  expect(slips[1]).toContain('Isplata 20. 11. 2026.: bonus');
  expect(slips[1]).toContain('Dan isplate: 6. 11. 2026.');
  const heads = papers?.specifications.map(
    ({ head }) => head.find(({ label }) => label === 'Dan isplate')?.value,
  );
  expect(heads).toEqual(['20. 11. 2026.', '6. 11. 2026.']);
  const [, ofBonus, ofWage] = closed.forms;
  expect(ofBonus?.text).toMatch(/Dan isplate.{1,3}20\. 11\. 2026\./);
  expect(ofWage?.text).toMatch(/Dan isplate.{1,3}6\. 11\. 2026\./);
  expect(withoutDays(closed)).toBe(withoutDays(before.closed));
});

test('updates what form 1002 says was paid by the day of the return', async () => {
  const payouts = { p: { kind: 'pay', day: '2026-12-10' } } as const;
  const before = await closing(await settledOf(srpskaFirm, srpskaStaff, {}, { payouts }));
  const { papers } = movePayday(before, move({ payout: 'p', from: '2026-12-10', to: '2026-11-06' }));
  const marked = (one: typeof papers) =>
    one?.srpska.head.filter(({ row, value }) => row.startsWith('14') && value === 'da').map(({ row }) => row);
  expect([marked(before.papers), marked(papers)]).toEqual([['14.3'], ['14.1']]);
  expect(papers?.srpska.head.map(({ row }) => row)).toEqual(before.papers.srpska.head.map(({ row }) => row));
  expect(papers?.srpska.dl1).toEqual(before.papers.srpska.dl1);
});

test('reads a moved closing back unchanged, and one of an earlier version without the new fields', async () => {
  const { closed } = movePayday(
    await federal({ b: { kind: 'bonus', day: '2026-11-20', amount: 1000 } }),
    move(),
  );
  expect(readClosedMonth(JSON.parse(JSON.stringify(closed)))).toEqual(closed);
  const earlier = await federal(undefined);
  expect(JSON.stringify(earlier.closed)).not.toMatch(/"parts"|"payouts"|"moved"/);
  expect(readClosedMonth(JSON.parse(JSON.stringify(earlier.closed)))).toEqual(earlier.closed);
});

test.each([
  ['rs', '2026-12-20', '2027-01-10', ['Isplata prelazi u 2027. godinu']],
  ['fbih', '2026-11-06', '2026-11-10', []],
  ['rs', '2021-12-30', '2022-01-05', ['promijenio se porez na dohodak (od 1. 1. 2022.)']],
] as const)('says what another day means for tax: %s, %s to %s', (entity, from, to, stated) => {
  const notes = movedDayNotes(entity, from, to);
  expect(notes).toHaveLength(stated.length);
  for (const [at, text] of stated.entries()) expect(notes[at]).toContain(text);
});

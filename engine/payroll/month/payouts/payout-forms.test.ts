import { expect, test } from 'vitest';
import { deadlinesOf } from '../../forms/deadlines/deadlines.ts';
import { specifications } from '../../forms/federal/form-2001.ts';
import { gip1022 } from '../../forms/federal/gip-1022.ts';
import { mip1023 } from '../../forms/federal/mip-1023.ts';
import { monthForms } from '../../forms/month-forms.ts';
import { federalFirm, settledOf, srpskaFirm, srpskaStaff } from '../../forms/settled.fixture.ts';
import { form1002 } from '../../forms/srpska/form-1002.ts';
import type { PayrollMonth } from '../../model/month.ts';
import type { Payout } from '../../model/payout.ts';
import { bankPayoutLists } from '../../payments/bank/payout-lists.ts';
import { workerOf } from '../../staff.fixture.ts';
import { gross } from '../calculate/settled-wage.fixture.ts';

const FILED = '2026-12-22';
const worker = workerOf({ employedFrom: '2026-10-01', hotMeal: 0, agreed: gross(200_000) });
const paid = (payouts: PayrollMonth['payouts'], staff = [worker], firm = federalFirm) =>
  settledOf(firm, staff, {}, payouts ? { payouts } : {});

const advance: Payout = { kind: 'advance', day: '2026-10-15', amount: 40_000, isTaxed: true };
const bonus: Payout = { kind: 'bonus', day: '2026-11-20', amount: 50_000, formKind: '2' };

const valuesOf = (xml: string | undefined, name: string): string[] =>
  [...(xml ?? '').matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'g'))].map(([, value = '']) => value);

test('has a row of MIP-1023 for each declared payout, with its day and kind, and the hours once', async () => {
  const { xml, doubts } = mip1023(await paid({ a: advance, b: bonus }), FILED);
  expect(valuesOf(xml, 'DatumIsplate')).toEqual(['2026-10-15', '2026-11-06', '2026-11-20']);
  expect(valuesOf(xml, 'VrstaIsplate')).toEqual(['1', '1', '2']);
  expect(valuesOf(xml, 'RadniSati')).toEqual(['0.00', '176.00', '0.00']);
  // 628,93 + 1.371,07 + 500,00 = 2.500
  expect(valuesOf(xml, 'UkupanPrihod')).toEqual(['628.93', '1371.07', '500.00']);
  expect(valuesOf(xml, 'Prihod')).toEqual(['2500.00']);
  expect(valuesOf(xml, 'IznosPoreza')).toEqual(['33.96', '74.04', '34.50']);
  expect(valuesOf(xml, 'BrojUposlenih')).toEqual(['1']);
  expect(doubts.join(' ')).toContain('red za svaku');
});

test('has no row for an advance without tax', async () => {
  const { isTaxed: _, ...untaxed } = advance;
  const { xml } = mip1023(await paid({ a: untaxed }), FILED);
  expect(valuesOf(xml, 'DatumIsplate')).toEqual(['2026-11-06']);
  expect(valuesOf(xml, 'UkupanPrihod')).toEqual(['2000.00']);
});

test('names PMIP-1024 when a payout is in a month after the wage', async () => {
  const { doubts } = mip1023(await paid({ b: { ...bonus, day: '2026-12-20' } }), FILED);
  expect(doubts.join(' ')).toContain('Isplata 20. 12. 2026. je u mjesecu poslije plaće');
  expect(doubts.join(' ')).toContain('PMIP-1024');
});

test('has a specification 2001 for each payout: both, only contributions, only tax', async () => {
  const boxesOf = async (payouts: PayrollMonth['payouts']) =>
    specifications(await paid(payouts)).map(({ pays, rows }) => [
      pays,
      ...['10', '30'].map((row) => rows.find((one) => one.row === row)?.amount),
    ]);
  // 36 % of 2.000 and 108,00; 36 % of 500 and 34,50
  expect(await boxesOf(undefined)).toEqual([[undefined, 200_000, 82_800]]);
  expect(await boxesOf({ c: { kind: 'contributions', day: '2026-10-31' } })).toEqual([
    ['b', 200_000, 72_000],
    ['c', 0, 10_800],
  ]);
  expect(await boxesOf({ b: bonus })).toEqual([
    ['a', 200_000, 82_800],
    ['a', 50_000, 21_450],
  ]);
  expect(await boxesOf({ p: { kind: 'pay', day: '2026-12-10' } })).toEqual([['a', 200_000, 82_800]]);
});

test('names the files of several specifications by payout and box', async () => {
  const names = monthForms(await paid({ c: { kind: 'contributions', day: '2026-10-31' } }), FILED).map(
    ({ name }) => name,
  );
  expect(names.slice(1)).toEqual(['obrazac-2001_isplata-1_b.csv', 'obrazac-2001_isplata-2_c.csv']);
});

test('has a row of GIP-1022 for each payout in the year of its day', async () => {
  const month = await paid({ b: { ...bonus, day: '2027-01-20' } });
  const rowsIn = (year: number) => valuesOf(gip1022(federalFirm, [month], year, FILED).xml, 'DatumUplate');
  expect(rowsIn(2026)).toEqual(['2026-11-06']);
  expect(rowsIn(2027)).toEqual(['2027-01-20']);
});

test.each<[string, Payout, string]>([
  ['14.1 when an advance came before', { kind: 'advance', day: '2026-10-15', amount: 40_000 }, '14.1'],
  ['14.2 when a part is paid later', { kind: 'pay', day: '2026-12-10', amount: 40_000 }, '14.2'],
  ['14.3 when all is paid later', { kind: 'pay', day: '2026-12-10' }, '14.3'],
  ['14.3 when only contributions are paid', { kind: 'contributions', day: '2026-10-31' }, '14.3'],
])('marks in form 1002 %s', async (_name, payout, row) => {
  const { head } = form1002(await paid({ p: payout }, [...srpskaStaff], srpskaFirm), FILED);
  const marked = head.filter((one) => one.row.startsWith('14') && one.value === 'da');
  expect(marked.map((one) => one.row)).toEqual([row]);
  const both = payout.kind === 'contributions' ? '' : 'da';
  expect(head.find((one) => one.row === '13')?.value).toBe(both);
});

test('has no rows 14 in form 1002 of a month that is paid once', async () => {
  const { head } = form1002(await paid(undefined, [...srpskaStaff], srpskaFirm), FILED);
  expect(head.map((one) => one.row)).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
    '11.1',
    '13',
    '16',
    '17',
    '18',
  ]);
});

test('has lists for banks of each payout, with its word and amount', async () => {
  const { lists } = bankPayoutLists(await paid({ a: advance }));
  expect(lists.map(({ fileName, payout }) => [fileName, payout])).toEqual([
    ['isplate-unicredit_isplata-1', 'a'],
    ['isplate-po-bankama_isplata-1', 'a'],
    ['isplate-unicredit_isplata-2', 'main'],
    ['isplate-po-bankama_isplata-2', 'main'],
  ]);
  expect(lists[0]?.sheets[0]?.rows[1]).toContain('Akontacija plaće za 10/2026');
  expect(lists[1]?.sheets[0]?.rows.at(-1)?.[5]).toMatchObject({ value: 40_000 });
  expect(lists[3]?.sheets[0]?.rows.at(-1)?.[5]).toMatchObject({ value: 87_200 });
});

test('has a deadline for each payout with contributions and tax', async () => {
  const { month } = await paid({ b: bonus });
  const days = deadlinesOf(federalFirm, month).map(({ id, day }) => [id, day]);
  expect(days).toContainEqual(['2001', '2026-11-06']);
  expect(days).toContainEqual(['2001-2', '2026-11-20']);
});

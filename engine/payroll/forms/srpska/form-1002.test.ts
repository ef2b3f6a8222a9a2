import { expect, test } from 'vitest';
import type { SettledWage } from '../../model/wage.ts';
import { ordersOf } from '../../payments/orders/orders.ts';
import { settledOf, srpskaMonth } from '../settled.fixture.ts';
import { form1002 } from './form-1002.ts';

const fromWritten = (amount = ''): number => Math.round(Number(amount.replace(',', '.')) * 100);

test('1002: has its own rows, with its identification and the amount per code', () => {
  const { head, codes, notes, dl5 } = form1002(srpskaMonth, '2026-11-10');
  expect(Object.fromEntries(head.map(({ row, value }) => [row, value]))).toMatchObject({
    '3': '4400000000003, PRIMJER D.O.O. BANJA LUKA',
    '8': '1. 10. 2026. – 31. 10. 2026.',
    '16': '3',
  });
  expect(codes).toEqual([
    { code: '712199', amount: '1775,14' },
    { code: '713113', amount: '218,10' },
  ]);
  expect(notes.join(' ')).toContain('(NK 50,00 KM, KV 50,00 KM)');
  expect(dl5).toEqual([]);
});

test('counts paid workers in row 17 when one is away the whole month', async () => {
  const [away, ...others] = srpskaMonth.wages.map(({ worker }) => worker);
  if (!away) throw new Error('no worker');
  const inMonth = { [away.id]: { entries: { fundHours: 17_600 } } };
  const { head } = form1002(await settledOf(srpskaMonth.firm, [away, ...others], inMonth), '2026-11-10');
  const rows = Object.fromEntries(head.map(({ row, value }) => [row, value]));
  expect([rows['16'], rows['17']]).toEqual(['3', '2']);
});

test('1002: reports amounts missing in row 11 when the firm emptied their code', () => {
  const firm = { ...srpskaMonth.firm, accounts: { 'rs:contributions': { code: '' } } };
  const { codes, notes } = form1002({ ...srpskaMonth, firm }, '2026-11-10');
  expect(codes.map(({ code }) => code)).toEqual(['713113']);
  expect(notes).toContainEqual(expect.stringMatching(/^U redu 11 nedostaje 1\.775,14 KM \(Doprinosi/));
});

test('1002 of residents of the Federation: has pension and child by their own codes, insurance there', async () => {
  const [first, second] = srpskaMonth.wages.map(({ worker }) => worker);
  if (!first || !second) throw new Error('no worker');
  const municipality = { entity: 'fbih', code: '103', name: 'Zenica' } as const;
  const month = await settledOf(srpskaMonth.firm, [first, { ...second, municipality }]);
  const { codes, dl1, notes } = form1002(month, '2026-11-10');
  const paid = Object.fromEntries(codes.map(({ code, amount }) => [code, amount]));
  const { pension, child } = month.wages[1]?.figures ?? {};
  const written = (of: { from: number } | undefined): string =>
    ((of?.from ?? 0) / 100).toFixed(2).replace('.', ',');
  expect(paid).toMatchObject({ '712129': written(pension), '712169': written(child), '712199': '714,28' });
  const ordered = ordersOf(month).orders.filter(({ revenue }) => revenue);
  for (const [code, amount] of Object.entries(paid))
    expect([code, fromWritten(amount)]).toEqual([
      code,
      ordered.filter(({ revenue }) => revenue?.code === code).reduce((all, one) => all + one.amount, 0),
    ]);
  expect([dl1.rows[1]?.[6], dl1.rows[1]?.[8]]).toEqual(['', '']);
  const inCodes = codes.reduce((all, { amount }) => all + fromWritten(amount), 0);
  expect(inCodes).toBe(fromWritten(dl1.totals[9]) + fromWritten(dl1.totals[16]));
  expect(notes.join(' ')).toContain('nema u kolonama 7, 9, 10 i 11');
});

test('1002: reports the part of row 11 without an order, the tax of residents of the District', async () => {
  const [{ worker }] = srpskaMonth.wages as [SettledWage];
  const municipality = { entity: 'bd', code: '099', name: 'Brčko distrikt' } as const;
  const month = await settledOf(srpskaMonth.firm, [{ ...worker, municipality }]);
  const { codes, notes } = form1002(month, '2026-11-10');
  const tax = codes.find(({ code }) => code === '713113')?.amount;
  expect(notes).toContainEqual(
    expect.stringMatching(new RegExp(`^U redu 11 je i ${tax} KM .* bez naloga\\. `)),
  );
  expect(form1002(srpskaMonth, '2026-11-10').notes.join(' ')).not.toContain('bez naloga');
});

test('DL5: has the gross of a sick leave and the difference to the whole', async () => {
  const [wage] = srpskaMonth.wages;
  if (!wage) throw new Error('no wage');
  const sick = await settledOf(srpskaMonth.firm, [wage.worker], { r4: { entries: { sickHours: 4000 } } });
  const [row] = form1002(sick, '2026-11-10').dl5;
  expect(row).toMatchObject({ worker: 'Radnik Četvrti', sickGross: 29_667, difference: 12_715 });
});

test('calculates the difference to the whole gross from the contracted wage, also when almost nothing was worked', async () => {
  const [wage] = srpskaMonth.wages;
  if (!wage) throw new Error('no wage');
  const agreed = [{ from: '2020-01-01', kind: 'bruto', amount: 200_000 }] as const;
  const worker = { ...wage.worker, agreed };
  const differenceOf = async (sickHours: number) =>
    form1002(await settledOf(srpskaMonth.firm, [worker], { r4: { entries: { sickHours } } }), '2026-11-10')
      .dl5[0]?.difference;
  // 2.000 × 1,036 × hours / 176, less 70 % of it.
  expect([await differenceOf(17_500), await differenceOf(17_600)]).toEqual([61_807, 62_160]);
});

test('says that column 16 includes contributions only when the law of the month keeps them', async () => {
  const [{ worker }] = srpskaMonth.wages as [SettledWage];
  const hired = {
    ...worker,
    employedFrom: '2021-10-01',
    agreed: [{ from: '2021-10-01', kind: 'bruto', amount: 180_000 }],
  } as const;
  const before = await settledOf(srpskaMonth.firm, [hired], {}, { year: 2021, payday: '2021-11-05' });
  const stated = expect.stringContaining('Kolona 16 je bruto manje kolone 12 i 14');
  expect(form1002(srpskaMonth, '2026-11-10').notes).toContainEqual(stated);
  expect(form1002(before, '2021-11-10').notes).not.toContainEqual(stated);
});

test('names the columns an exempt part lowers, also when the base is raised to the minimum', async () => {
  const [{ worker }] = srpskaMonth.wages as [SettledWage];
  const unskilled = (amount: number) =>
    ({
      ...worker,
      schooling: 'NK',
      hotMeal: 0,
      agreed: [{ from: '2020-01-01', kind: 'bruto', amount }],
    }) as const;
  const formOf = async (one: object) =>
    form1002(await settledOf(srpskaMonth.firm, [one as SettledWage['worker']]), '2026-11-10');
  const exemptNote = expect.stringMatching(/^Oslobođeni dio plate .* umanjuje kolone 6–10 i 16\./);
  expect((await formOf(unskilled(200_000))).notes).toContainEqual(exemptNote);
  const raised = await formOf(unskilled(120_000));
  expect(raised.notes).toContainEqual(exemptNote);
  // 31 % of 1.426,23.
  expect(raised.dl1.rows[0]?.[9]).toBe('442,13');
  expect((await formOf({ ...unskilled(200_000), schooling: 'VSS' })).notes).not.toContainEqual(exemptNote);
});

test('names the place in the address of a firm once', () => {
  const firm = { ...srpskaMonth.firm, address: 'Ulica 1, Banja Luka', place: 'Banja Luka' };
  const { head } = form1002({ ...srpskaMonth, firm }, '2026-11-10');
  expect(head.find(({ row }) => row === '4')?.value).toBe('Ulica 1, Banja Luka');
});

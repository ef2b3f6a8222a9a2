import { describe, expect, test } from 'vitest';
import type { SettledMonth } from '../../model/wage.ts';
import type { Worker } from '../../model/worker.ts';
import { monthForms } from '../month-forms.ts';
import { federalFirm, federalMonth, federalStaff, settledOf } from '../settled.fixture.ts';
import { specifications } from './form-2001.ts';
import { mip1023 } from './mip-1023.ts';

const rowsOf = (month: SettledMonth, kind: string) =>
  Object.fromEntries(
    specifications(month)
      .filter((one) => one.kind === kind)
      .flatMap(({ rows }) => rows.map(({ row, amount }) => [row, amount])),
  );

describe('the specification', () => {
  test('2001 of the worked example: rounds once per row', () => {
    expect(rowsOf(federalMonth, '2001')).toEqual({
      '8': 790_909,
      '9': 0,
      '10': 790_909,
      '16': 134_455,
      '17': 98_864,
      '18': 11_864,
      '19': 245_183,
      '20': 19_773,
      '21': 15_818,
      '22': 3955,
      '23': 0,
      '24': 0,
      '25': 0,
      '26': 154_228,
      '27': 114_682,
      '28': 15_819,
      '29': 40_473,
      '30': 325_202,
    });
    expect(specifications(federalMonth).map(({ kind, notes }) => ({ kind, notes }))).toEqual([
      { kind: '2001', notes: [] },
    ]);
    const [{ head } = { head: [] }] = specifications(federalMonth);
    expect(head.map(({ value }) => value)).toEqual([
      'PRIMJER D.O.O. SARAJEVO',
      '4200000000004',
      'Ulica Bez Imena 1, Sarajevo',
      '077 Centar Sarajevo',
      '1. 10. 2026. – 31. 10. 2026.',
      '62.010',
      '3',
      'a: doprinosi i porez',
    ]);
  });

  test('fills 2001-A when a worker lives in Republika Srpska', async () => {
    const [worker] = federalStaff;
    const away = { ...worker, municipality: { entity: 'rs', code: '002', name: 'Banja Luka' } } as Worker;
    const month = await settledOf(federalFirm, [away]);
    expect(rowsOf(month, '2001-A')).toMatchObject({ '30': 82_800, '27a': 2958, '28a': 1200, '30a': 53_958 });
    expect(rowsOf(month, '2001')).toEqual({});
    expect(mip1023(month, '2026-11-10').doubts[0]).toContain('općina prebivališta nije u Federaciji');
  });

  test('calculates contributions of the base raised by law, with a note', async () => {
    const [worker] = federalStaff;
    if (!worker) throw new Error('no worker');
    const low = { ...worker, agreed: [{ from: '2026-10-01', kind: 'bruto', amount: 60_000 }] } as Worker;
    const month = await settledOf(federalFirm, [low]);
    const { base = 0, gross } = month.wages[0]?.figures ?? {};
    expect(base).toBeGreaterThan(60_000);
    const [{ rows, notes } = { rows: [], notes: [] }] = specifications(month);
    const pension = rows.find(({ row }) => row === '16');
    expect(pension?.amount).toBe(Math.round(base * 0.17));
    expect(pension?.slips).toBe(pension?.amount);
    expect(rows.find(({ row }) => row === '10')?.amount).toBe(gross);
    expect(notes).toEqual([expect.stringContaining('Najniža osnovica je primijenjena za: „Radnik Prvi“')]);
    expect(monthForms(month, '2026-11-10')[1]?.text).toContain('Najniža osnovica');
  });

  test('states the sum of the slips when it differs by feninga', async () => {
    const [worker] = federalStaff;
    if (!worker) throw new Error('no worker');
    const odd = (id: string): Worker => ({
      ...worker,
      id,
      agreed: [{ from: '2026-10-01', kind: 'bruto', amount: 200_003 }],
    });
    const month = await settledOf(federalFirm, ['a', 'b', 'c'].map(odd));
    const [{ rows } = { rows: [] }] = specifications(month);
    const pension = rows.find(({ row }) => row === '16');
    expect(pension).toMatchObject({ amount: 102_002, slips: 102_003 });
    const csv = monthForms(month, '2026-11-10')[1]?.text;
    expect(csv).toContain(';1020,02;1020,03;-0,01');
    expect(csv).toContain(';90,00;90,00;\n');
  });
});

describe('a firm of an activity with a base of its own', () => {
  const firm = { ...federalFirm, hasSectorBase: true };
  const worker = {
    ...federalStaff[0],
    agreed: [{ from: '2020-01-01', kind: 'bruto', amount: 150_000 }],
  } as Worker;
  const of = (own: object) => settledOf(firm, [worker], {}, { averageNet: 160_000, ...own });

  test('declares contributions on 30 % of the average, and on the least base above 85 % of it', async () => {
    const month = await of({});
    expect(month.wages[0]?.figures).toMatchObject({ gross: 150_000, base: 73_900 });
    // 739,00 × 17 %, 12,5 % and 1,5 %; then 2,5 %, 2 % and 0,5 %.
    expect(rowsOf(month, '2001')).toMatchObject({ '10': 150_000, '16': 12_563, '17': 9238, '18': 1109 });
    expect(rowsOf(month, '2001')).toMatchObject({ '20': 1848, '21': 1478, '22': 370 });
    expect(specifications(month)[0]?.notes.join()).toContain('Osnovica djelatnosti');
    expect(JSON.stringify(mip1023(month, '2026-11-10').doubts)).toContain('na osnovicu djelatnosti');
    expect((await of({ averageNet: 120_000 })).wages[0]?.figures.base).toBe(160_548);
  });
});

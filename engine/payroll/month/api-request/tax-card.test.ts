import { expect, test } from 'vitest';
import { definitions } from '../../../calculators/index.ts';
import { presentationOf } from '../../../core/define.ts';
import { causesOf } from '../../books/recap/causes.ts';
import { districtValues } from '../../forms/bd-values.ts';
import { settledOf, srpskaFirm, srpskaStaff } from '../../forms/settled.fixture.ts';
import { form1002 } from '../../forms/srpska/form-1002.ts';
import type { Firm } from '../../model/firm.ts';
import type { Worker } from '../../model/worker.ts';
import { payslipOf } from '../../papers/payslip/of-month.ts';
import { payslipText } from '../../papers/payslip/text.ts';
import { firmOf, workerOf } from '../../staff.fixture.ts';
import { bd, gross, newcomer, rs, settled } from '../calculate/settled-wage.fixture.ts';

const { entity: _, ...inBanjaLuka } = rs;
const srpska: Partial<Worker> = {
  ...newcomer,
  ...inBanjaLuka,
  agreed: gross(200_000),
  hotMeal: 0,
};
const district: Partial<Worker> = {
  ...newcomer,
  fund: 'rs',
  municipality: { entity: 'bd', code: null, name: 'Brčko distrikt' },
  agreed: gross(180_000),
};

const paid = async (worker: Partial<Worker>, firm: Partial<Firm>) => {
  const { figures, request } = await settled(worker, { entries: {} }, firm);
  const { allowance, taxBase, tax, net } = figures;
  return { figures: [allowance, taxBase, tax, net], request };
};

test('subtracts other reductions from the base in Republika Srpska, with and without dependants', async () => {
  // 2.000 − 620 of contributions; 8 % of 1.000, of 1.000 − 200, and of 1.000 − 150 − 200.
  expect((await paid(srpska, rs)).figures).toEqual([100_000, 100_000, 8_000, 130_000]);
  const reduced = { ...srpska, taxReduction: 20_000 };
  expect((await paid(reduced, rs)).figures).toEqual([100_000, 80_000, 6_400, 131_600]);
  const both = { ...reduced, dependants: 1_000_000 };
  expect((await paid(both, rs)).figures).toEqual([100_000, 65_000, 5_200, 132_800]);
});

test('subtracts no deduction when the card is at another employer', async () => {
  const elsewhere = { ...srpska, cardElsewhere: true, dependants: 2_000_000, taxReduction: 20_000 };
  const { figures, request } = await paid(elsewhere, rs);
  // 8 % of all 2.000.
  expect(figures).toEqual([0, 200_000, 16_000, 122_000]);
  expect(request).toMatchObject({ licni_odbitak_input: 0 });
  expect(request).not.toHaveProperty('izdrzavani');
  expect(request).not.toHaveProperty('umanjenje');
});

test('does the same in the District, and sends a coefficient of 0 in the Federation', async () => {
  // 1.800 − 576 = 1.224; 10 % of 1.224 − 1.200, of nothing, and of all of it.
  expect((await paid(district, bd)).figures).toEqual([120_000, 2_400, 240, 122_160]);
  const reduced = { ...district, taxReduction: 10_000 };
  expect((await paid(reduced, bd)).figures).toEqual([120_000, 0, 0, 122_400]);
  const elsewhere = { ...district, cardElsewhere: true, dependants: 1_000_000 };
  expect((await paid(elsewhere, bd)).figures).toEqual([0, 122_400, 12_240, 110_160]);
  const federal = { ...newcomer, agreed: gross(200_000), coefficient: 2_700_000, cardElsewhere: true };
  const { figures, request } = await paid(federal, {});
  // 2.000 − 620 = 1.380, all of it taxed.
  expect(figures).toEqual([0, 138_000, 13_800, 124_200]);
  expect(request).toMatchObject({ koeficijent: 0 });
});

test('sends no empty reduction', async () => {
  expect((await paid({ ...srpska, taxReduction: 0 }, rs)).request).not.toHaveProperty('umanjenje');
});

test('fills the columns of 1002, with a note when the deduction is 0', async () => {
  const [first] = srpskaStaff;
  if (!first) throw new Error('no worker');
  const staff = [
    { ...first, id: 'a', taxReduction: 12_345 },
    { ...first, id: 'b', cardElsewhere: true },
  ];
  const { dl1, notes } = form1002(await settledOf(srpskaFirm, staff), '2026-11-10');
  expect(dl1.rows.map((row) => [row[11], row[13]])).toEqual([
    ['1000,00', '123,45'],
    ['0,00', '0,00'],
  ]);
  expect(notes).toContainEqual(
    expect.stringMatching(/kod drugog poslodavca \(„Radnik Četvrti“\): kolone 12/),
  );
  const plain = form1002(await settledOf(srpskaFirm, [first]), '2026-11-10');
  expect(plain.notes.join(' ')).not.toContain('drugog poslodavca');
});

test('adds a column to the values of the District', async () => {
  const firm = firmOf(bd);
  const worker = workerOf({ ...district, agreed: gross(300_000), taxReduction: 10_000 });
  const { columns, rows } = districtValues(await settledOf(firm, [worker]));
  const value = (title: string) => rows[0]?.[columns.indexOf(title)];
  // 3.000 − 960 − 1.200 − 100.
  expect(['doprinosi ukupno', 'lični odbitak', 'umanjenje osnovice', 'osnovica'].map(value)).toEqual([
    '960,00',
    '1200,00',
    '100,00',
    '740,00',
  ]);
});

test('prints the reduction, or the note of the card, on the payslip', async () => {
  const textOf = async (own: Partial<Worker>) => {
    const month = await settledOf(firmOf(rs), [workerOf({ ...srpska, ...own })]);
    const [wage] = month.wages;
    const definition = definitions.find(({ path }) => path === wage?.call);
    if (!wage || !definition) throw new Error('no wage');
    return payslipText(payslipOf(month, wage, await presentationOf(definition)));
  };
  expect(await textOf({ taxReduction: 20_000 })).toContain(
    'Lični odbitak: 1.000,00 KM\nUmanjenje osnovice: 200,00 KM\nPoreska osnovica: 800,00 KM',
  );
  const elsewhere = await textOf({ cardElsewhere: true });
  expect(elsewhere).toContain('Poreska kartica je kod drugog poslodavca');
  expect(elsewhere).not.toContain('Lični odbitak:');
});

test('names the card as the cause when the net changes', async () => {
  const before = await settled(srpska, { entries: {} }, rs);
  const textsOf = async (own: Partial<Worker>) =>
    causesOf(before, await settled({ ...srpska, ...own }, { entries: {} }, rs)).map(({ text }) => text);
  expect(await textsOf({ taxReduction: 20_000 })).toEqual([
    'Druga umanjenja s poreske kartice: ništa → 200,00 KM',
  ]);
  expect(await textsOf({ cardElsewhere: true })).toEqual(['Poreska kartica kod drugog poslodavca: ne → da']);
});

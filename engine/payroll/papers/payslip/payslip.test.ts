import { describe, expect, test } from 'vitest';
import { plainText, type Table } from '../../../documents/blocks.ts';
import { documentText } from '../../../documents/plain-text.ts';
import { payslipBlocks, payslipDocument } from './document.ts';
import { GROUPS } from './groups.ts';
import { answeredLines, bdPayslip, fbihPayslip, rsPayslip } from './payslip.fixture.ts';
import type { Payslip } from './payslip.ts';
import { payslipRows, payslipSummary } from './rows.ts';
import { payslipText } from './text.ts';

const groupsOf = (payslip: Payslip): readonly string[] => [
  ...new Set(payslipRows(payslip).map(({ group }) => group)),
];

const amountOf = (payslip: Payslip, label: string): number | undefined =>
  payslipRows(payslip).find((row) => row.label.startsWith(label))?.amount?.value;

const tableOf = (payslip: Payslip): Table => {
  const table = payslipBlocks(payslip).find((block) => block.kind === 'table');
  if (!table) throw new Error('no table');
  return table;
};

test('has every group of the Pravilnik in Republika Srpska, gross and net where their sums end', () => {
  expect(groupsOf(rsPayslip)).toEqual([
    'Sati na radu',
    'Osnovna plata',
    'Uvećanja',
    'Druga primanja',
    'Bruto',
    'Doprinosi',
    'Porez',
    'Neto',
    'Solidarnost',
    'Isplata',
  ]);
  expect(documentText(payslipDocument(rsPayslip))).toContain('18/22');
  const sick = GROUPS.rs.filter(({ lines }) => lines.some((line) => line.amount === 'bolovanje_iznos'));
  expect(sick.map(({ title }) => title)).toEqual(['Druga primanja']);
});

test('shows the employer separately and the coefficient with the tax in the Federation', () => {
  expect(groupsOf(fbihPayslip)).toEqual([
    'Sati',
    'Plaća',
    'Neoporezivo',
    'Doprinosi iz plaće',
    'Porez',
    'Neto',
    'Isplata',
    'Poslodavac',
  ]);
  expect(payslipText(fbihPayslip)).toContain('Koeficijent ličnog odbitka: 2,7');
});

test.each([
  ['the Federation', fbihPayslip],
  ['Republika Srpska', rsPayslip],
  ['the District', bdPayslip],
])('has the pay first in %s, as earnings without deductions', (_, payslip) => {
  const summary = payslipSummary(payslip);
  const { paid = 0, earned = 0, deducted = [] } = summary ?? {};
  expect(paid).toBe(amountOf(payslip, 'Za isplatu'));
  expect(earned - deducted.reduce((sum, { amount }) => sum + amount, 0)).toBe(paid);
  expect(earned).toBeGreaterThanOrEqual(amountOf(payslip, 'Ukupna bruto') ?? amountOf(payslip, 'Bruto') ?? 0);
  const text = documentText(payslipDocument(payslip));
  expect(text.indexOf('Za isplatu')).toBeLessThan(text.indexOf('Poslodavac'));
});

test('names the pension fund in the District', () => {
  expect(documentText(payslipDocument(bdPayslip))).toContain('Penzioni fond: Fond PIO Republike Srpske');
  expect(groupsOf(bdPayslip)).toContain('Doprinosi iz plate');
});

describe.each([
  ['fbih', fbihPayslip],
  ['rs', rsPayslip],
  ['bd', bdPayslip],
])('a payslip of %s', (_entity, payslip) => {
  test('shows no row that is zero and no total', () => {
    const empty = payslipRows(payslip).filter(({ amount, isTotal }) => amount?.value === 0 && !isTotal);
    expect(empty).toEqual([]);
  });

  test('adds up to the payout', () => {
    const rows = payslipRows(payslip);
    const totals = rows.filter(({ isTotal }) => isTotal).map(({ label }) => label);
    const earned = amountOf(payslip, 'Primanja ukupno') ?? amountOf(payslip, 'Bruto ukupno') ?? 0;
    const first = totals.includes('Primanja ukupno') ? 'Primanja ukupno' : 'Bruto ukupno';
    const above = rows.slice(
      0,
      rows.findIndex(({ label }) => label === first),
    );
    // Bases are in a column of their own, and no part of a sum.
    expect(above.reduce((sum, one) => sum + (one.isTotal ? 0 : (one.amount?.value ?? 0)), 0)).toBe(earned);
    expect(amountOf(payslip, 'Za isplatu')).toBe(earned + (amountOf(payslip, 'Odbici ukupno') ?? 0));
  });

  test('has each group title once, beside its first row', () => {
    const titles = tableOf(payslip).rows.flatMap(([group]) => (group === '' ? [] : [group]));
    expect(titles).toEqual(groupsOf(payslip));
  });
});

test('has its bases in a grey column of their own', () => {
  const { columns, rows } = tableOf(rsPayslip);
  const at = columns.findIndex(({ isSoft }) => isSoft);
  expect(columns[at]?.title).toBe('Osnovica');
  const base = rows.filter((row) => row[at] !== '').map((row) => [row[1], row[at + 1]]);
  expect(base).toEqual([
    ['Osnovica doprinosa', ''],
    ['Lični odbitak', ''],
  ]);
});

test('shows overtime with its hours and amount', () => {
  const row = payslipRows(rsPayslip).find(({ label }) => label.startsWith('Prekovremeni rad'));
  // 1.800,00 / 176 × 10 × 1,26
  expect([row?.hours?.text, row?.amount?.value]).toEqual(['10', 12_886]);
});

test('shows deductions by name when they are known, and in one row when they are not', () => {
  expect(amountOf(fbihPayslip, 'Kredit „Štednja“')).toBe(-25_000);
  expect(amountOf(rsPayslip, 'Obustave')).toBe(-10_000);
});

test.each<[string, Payslip, object, number]>([
  ['/calculate_fbih', fbihPayslip, { topli_obrok_input: 12 }, 1_411_80],
  ['/calculate_brcko', bdPayslip, { fond: 'FBiH', neoporezivo: 30 }, 1_275_90],
  ['/calculate', rsPayslip, { neoporezivo: 50 }, 1_225_05],
])(
  'does not show deductions as taken when the pay of %s does not cover them',
  (path, payslip, own, covers) => {
    const request = { godina: 2026, mjesec: 10, bruto_plata_input: 1800, obustave: 2000, ...own };
    const { deductions: _, paid: __, ...bare } = payslip;
    const slip: Payslip = { ...bare, lines: answeredLines(path, request) };
    expect(amountOf(slip, 'Obustave')).toBe(-2_000_00);
    expect(amountOf(slip, 'Obustave koje nisu pokrivene')).toBe(2_000_00 - covers);
    expect(amountOf(slip, 'Za isplatu')).toBe(0);
  },
);

test('shows untaxed pay in Republika Srpska once, after the gross and before the sum of earnings', () => {
  const request = { godina: 2026, mjesec: 10, bruto_plata_input: 1800, obustave: 150, neoporezivo: 53 };
  const { deductions: _, paid: __, ...bare } = rsPayslip;
  const rows = payslipRows({ ...bare, lines: answeredLines('/calculate', request) });
  const of = (title: string) => rows.filter(({ group }) => group === title);
  expect(of('Neoporezivo').map(({ amount }) => amount?.value)).toEqual([53_00, 1_853_00]);
  const net = of('Solidarnost').at(-1)?.amount?.value ?? 0;
  const paid = net + 53_00 - 150_00;
  expect(of('Isplata').map(({ amount }) => amount?.value)).toEqual([-150_00, paid - 1_853_00, paid]);
});

test('has signature lines and the JMBG only on request', () => {
  const isSigned = (payslip: Payslip) => payslipBlocks(payslip).some(({ kind }) => kind === 'signatures');
  const bare: Payslip = { ...fbihPayslip, worker: { name: 'Đ. Šarić' }, isSigned: false };
  expect([isSigned(fbihPayslip), isSigned(bare)]).toEqual([true, false]);
  expect(documentText(payslipDocument(fbihPayslip))).toContain('JMBG');
  expect(documentText(payslipDocument(bare))).not.toContain('JMBG');
});

test('makes a file name from an unusable name', () => {
  const { fileName } = payslipDocument({ ...rsPayslip, worker: { name: '=cmd|"/../Đ\u202e' } });
  expect(fileName).toBe('platna-lista_2026-10_=cmd-..-Đ');
});

test('prevents typed text from breaking a line or changing its direction', () => {
  const columns = payslipBlocks({ ...rsPayslip, employer: { name: 'A\u202eB\nC' } }).find(
    (block) => block.kind === 'columns' && block.left[0]?.kind === 'heading',
  );
  const name = columns?.kind === 'columns' ? columns.left[1] : undefined;
  expect(name?.kind === 'paragraph' ? plainText(name.text) : '').toBe('A B C');
});

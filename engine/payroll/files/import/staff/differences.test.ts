import { expect, test } from 'vitest';
import { workerOf } from '../../../staff.fixture.ts';
import { staffRows } from '../../export/staff-rows.ts';
import { decided, firmOf, HEADINGS, judge, LINE } from './judge.fixture.ts';

test('changes differing fields of a known worker, and none when a cell is empty', () => {
  const before = workerOf({ position: 'magacioner' });
  const [, line] = judge(
    [
      [...HEADINGS, 'Radno mjesto'],
      ['3112899990017', 'Prvi', 'Radnik', '2100', '', ''],
    ],
    firmOf([before]),
  );
  expect(line?.proposal?.differences.map(({ label }) => label)).toEqual(['ugovoreno']);
  expect(line?.proposal?.worker).toEqual({
    ...before,
    agreed: [...before.agreed, { from: '2026-10-01', kind: 'bruto', amount: 210_000 }],
  });
});

test('matches a known worker by name with confirmation when there is no JMBG', () => {
  const rows = [
    ['Prezime', 'Ime', 'Bruto'],
    ['Prvi', 'Radnik', '2100'],
    ['Druga', 'Radnica', '1900'],
    ['Prvi', 'Radnik', '2200'],
  ];
  const before = workerOf();
  const [, one, other, again] = judge(rows, firmOf([before]));
  expect(one).toMatchObject({
    state: 'repaired',
    proposal: { effect: 'changed', worker: { id: before.id } },
  });
  expect(other).toMatchObject({ state: 'good', proposal: { effect: 'new' } });
  expect(again?.reasons).toEqual(['Ovaj radnik je već u redu 2.']);
  expect(judge(rows, firmOf([before]), { accepted: new Set(['match']) })[1]?.state).toBe('good');
  expect(judge(rows, firmOf([before]), decided('2:0', { kind: 'undo' }))[1]?.proposal?.effect).toBe('new');
  const same = [rows[0] ?? [], ['Prvi', 'Radnik', '2000']];
  expect(judge(same, firmOf([before]))[1]).toMatchObject({ state: 'good', proposal: { effect: 'same' } });
  const namesakes = firmOf([before, { ...before, id: 'x', jmbg: '' }]);
  expect(judge(rows, namesakes)[1]?.reasons).toEqual(['Više radnika ima ovo ime: dodajte kolonu JMBG.']);
});

test('adds a JMBG when the worker has none, and refuses another one', () => {
  const rows = [HEADINGS, LINE];
  const without = workerOf({ jmbg: '' });
  expect(judge(rows, firmOf([without]))[1]).toMatchObject({
    state: 'repaired',
    proposal: { effect: 'changed', worker: { id: without.id, jmbg: '3112899990017' } },
  });
  expect(judge(rows, firmOf([workerOf({ jmbg: '0101899995024' })]))[1]?.proposal?.effect).toBe('new');
});

test('reports a change when the creditor of a deduction differs', () => {
  const stored = { id: 'o', name: 'kredit', account: '', reference: '1-2', amount: 5000 };
  const before = workerOf({ deductions: [{ ...stored, creditor: 'Banka Prva' }] });
  const after = { ...before, deductions: [{ ...stored, creditor: 'Banka Druga' }] };
  const proposal = judge(staffRows([after]), firmOf([before]))[1]?.proposal;
  expect(proposal).toMatchObject({ effect: 'changed', worker: { deductions: after.deductions } });
  expect(proposal?.differences.map(({ label }) => label)).toEqual(['obustave']);
});

test('reports a change for each percentage when it differs', () => {
  const after = workerOf({ seniority: 5000, sickShare: 900_000 });
  const proposal = judge(staffRows([after]), firmOf([workerOf()]))[1]?.proposal;
  expect(proposal?.differences).toEqual([
    { label: 'minuli rad po godini %', before: '', after: '0,5 %' },
    { label: 'bolovanje %', before: '', after: '90 %' },
  ]);
});

test('keeps a debt of zero distinct when another has no end', () => {
  const stored = { id: 'o', name: 'kredit', creditor: '', account: '', reference: '1-2', amount: 5000 };
  const before = workerOf({ deductions: [stored] });
  const after = { ...before, deductions: [{ ...stored, remaining: 0 }] };
  const proposal = judge(staffRows([after]), firmOf([before]))[1]?.proposal;
  expect(proposal).toMatchObject({ effect: 'changed', worker: { deductions: [{ remaining: 0 }] } });
});

test('keeps two deductions when they have the same name, in a line and an export', () => {
  const rows = [
    [...HEADINGS, 'Kredit', 'Kredit'],
    [...LINE, '150', '200,50'],
  ];
  const brought = judge(rows)[1]?.proposal?.worker;
  expect(brought?.deductions.map(({ name, amount }) => [name, amount])).toEqual([
    ['Kredit', 15_000],
    ['Kredit', 20_050],
  ]);
  const before = { ...workerOf(), deductions: brought?.deductions ?? [] };
  expect(judge(staffRows([before]), firmOf([before]))[1]?.proposal).toMatchObject({
    effect: 'same',
    worker: { deductions: before.deductions },
  });
});

test('matches a deduction without doubling it when an earlier version named it by number', () => {
  const stored = { id: 'o', name: 'obustava 10', creditor: '', account: '', reference: '', amount: 5000 };
  const before = workerOf({ ...judge([HEADINGS, LINE])[1]?.proposal?.worker, deductions: [stored] });
  const rows = [
    [...HEADINGS, 'Obustava'],
    [...LINE, '60'],
  ];
  expect(judge(rows, firmOf([before]))[1]?.proposal?.worker.deductions).toEqual([
    { ...stored, name: 'obustava', amount: 6000 },
  ]);
});

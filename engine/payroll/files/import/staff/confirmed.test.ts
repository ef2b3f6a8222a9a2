import { expect, test } from 'vitest';
import { workerOf } from '../../../staff.fixture.ts';
import { decided, firmOf, HEADINGS, judge, LINE } from './judge.fixture.ts';

const NAMES = ['Prezime', 'Ime', 'Bruto'];
const PRVI = ['Prvi', 'Radnik', '2000'];

test('requires confirmation when a second new worker has the same name', () => {
  const rows = [NAMES, PRVI, ['Druga', 'Radnica', '1900'], ['PRVI', 'radnik', '2100']];
  const [, first, , again] = judge(rows);
  expect(first?.state).toBe('good');
  expect(again).toMatchObject({ state: 'repaired', proposal: { effect: 'new' } });
  expect(again?.cells.find(({ isOpen }) => isOpen)?.change).toMatchObject({
    kind: 'same-name',
    now: 'drugi radnik, istog imena kao u redu 2',
  });
  const accepted = new Set(['same-name', 'name-capitals'] as const);
  expect(judge(rows, firmOf(), { accepted })[3]?.state).toBe('good');
  const [, , , refused] = judge([NAMES, PRVI, PRVI, PRVI], firmOf(), decided('4:0', { kind: 'undo' }));
  expect(refused).toMatchObject({ state: 'refused', reasons: ['Isti radnik je već u redu 2.'] });
  expect(refused?.cells[0]).toMatchObject({ isOmitted: true });
});

test('needs no confirmation only when both workers of one name have a JMBG', () => {
  const other = ['0101899995024', ...LINE.slice(1)];
  expect(judge([HEADINGS, LINE, other]).map(({ state }) => state)).toEqual(['skipped', 'good', 'good']);
  const without = ['', ...LINE.slice(1)];
  expect(judge([HEADINGS, LINE, without])[2]?.state).toBe('repaired');
  expect(judge([HEADINGS, without, LINE])[2]?.state).toBe('repaired');
});

test('imports a new worker without confirmation when the match by name is rejected', () => {
  const [, line] = judge([NAMES, PRVI], firmOf([workerOf()]), decided('2:0', { kind: 'undo' }));
  expect(line).toMatchObject({ state: 'good', proposal: { effect: 'new' } });
});

const OWING = [...HEADINGS, 'Kredit partija', 'Kredit'];

test('requires confirmation and drops a deduction when it has no amount', () => {
  const rows = [OWING, [...LINE, '12-3', '']];
  const [, line] = judge(rows);
  expect(line?.state).toBe('repaired');
  expect(line?.cells.find(({ isOpen }) => isOpen)).toMatchObject({
    text: '12-3',
    change: { kind: 'deduction-empty', now: 'bez iznosa: ne uvozi se' },
  });
  const [, taken] = judge(rows, firmOf(), decided('2:5', { kind: 'accept' }));
  expect(taken).toMatchObject({ state: 'good', proposal: { worker: { deductions: [] } } });
  const [, refused] = judge(rows, firmOf(), decided('2:5', { kind: 'undo' }));
  expect(refused?.reasons).toEqual(['Obustava „Kredit“ nema iznosa.']);
});

test('warns without confirmation when nothing else would be imported', () => {
  const [, line] = judge([OWING, ['3112899990017', '', '', '2000', '', '12-3', '']], firmOf([workerOf()]));
  expect(line).toMatchObject({ state: 'good', proposal: { effect: 'same' } });
  expect(line?.warnings).toContain('Obustava „Kredit“ nema iznosa: ne uvozi se.');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleStaff } from '../../export/example-rows.ts';
import { staffRows } from '../../export/staff-rows.ts';
import type { Worker } from '../../model/worker.ts';
import { MUNICIPALITIES } from '../../places/municipalities.ts';
import { workerOf } from '../../staff.fixture.ts';
import type { RawCell } from '../cells/raw-cell.ts';
import type { SourceTable } from '../columns/source-table.ts';
import { type CellDecision, type ImportChoices, NO_CHOICES } from '../rows/choices.ts';
import { staffQuestions } from './column-facts.ts';
import { judgeStaff, type StaffFirm, type StaffLine } from './judge-staff.ts';
import { staffColumnsOf } from './read-staff.ts';

const tableOf = (rows: readonly (readonly RawCell[])[]): SourceTable => ({
  rows: rows.map((cells, at) => ({ line: at + 1, cells })),
});

function firmOf(workers: readonly Worker[] = [], firmEntity: StaffFirm['firmEntity'] = 'fbih'): StaffFirm {
  let made = 0;
  return { firm: 'f1', firmEntity, workers, agreedFrom: '2026-10-01', newId: () => `novi${made++}` };
}

const judge = (
  rows: readonly (readonly RawCell[])[],
  firm: StaffFirm = firmOf(),
  choices: Partial<ImportChoices> = {},
): StaffLine[] => [
  ...judgeStaff(staffColumnsOf(tableOf(rows), firm.firmEntity), { ...NO_CHOICES, ...choices }, firm),
];

const decided = (key: string, decision: CellDecision) => ({ decisions: new Map([[key, decision]]) });

const HEADINGS = ['JMBG', 'Prezime', 'Ime', 'Bruto', 'Općina'];
const LINE = ['3112899990017', 'Prvi', 'Radnik', '2000', 'Zenica'];

test('any cells get an answer', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.double(),
    fc.constantFrom<RawCell>(...LINE, ...HEADINGS, '1.800', '#N/A', '#', 'ukupno', 'constructor', {
      day: '2020-03-01',
    }),
  );
  const rows = fc.array(fc.array(cell, { maxLength: 12 }), { maxLength: 8 });
  fc.assert(
    fc.property(rows, fc.boolean(), (any, hasHeadings) => {
      const lines = judge(hasHeadings ? [HEADINGS, ...any] : any);
      expect(lines).toHaveLength(any.length + (hasHeadings ? 1 : 0));
      for (const { state, reasons, proposal } of lines) {
        expect(reasons.length > 0).toBe(state === 'refused' || state === 'skipped');
        expect(proposal !== undefined).toBe(state === 'good' || state === 'repaired');
      }
    }),
    { numRuns: 100 },
  );
});

const text = fc.constantFrom('', 'knjigovođa', '=1+2', '-5', '+387 61 000 000', 'a; b "c"', '00123');
const staff: fc.Arbitrary<Worker> = fc
  .record({
    municipality: fc.constantFrom(...MUNICIPALITIES.filter(({ name }) => !name.includes('grad)'))),
    schooling: fc.option(fc.constantFrom('NK', 'PK', 'KV', 'SSS', 'VŠS', 'VSS'), { nil: undefined }),
    dailyHours: fc.option(fc.integer({ min: 1, max: 2400 }), { nil: undefined }),
    years: fc.nat(40),
    months: fc.nat(11),
    kind: fc.constantFrom('bruto', 'neto', 'satnica'),
    amount: fc.integer({ min: 0, max: 10_000_000 }),
    coefficient: fc.option(fc.integer({ min: 0, max: 20_000_000 }), { nil: undefined }),
    dependants: fc.option(fc.integer({ min: 0, max: 20_000_000 }), { nil: undefined }),
    worksElsewhere: fc.option(fc.boolean(), { nil: undefined }),
    leastBase: fc.option(fc.boolean(), { nil: undefined }),
    seniority: fc.option(fc.nat(100_000), { nil: undefined }),
    overtimeUplift: fc.option(fc.nat(10_000_000), { nil: undefined }),
    nightUplift: fc.option(fc.nat(1_000_000), { nil: undefined }),
    holidayUplift: fc.option(fc.nat(3_000_000), { nil: undefined }),
    sickShare: fc.option(fc.nat(1_000_000), { nil: undefined }),
    position: text,
    note: text,
    phone: text,
    share: fc.integer({ min: 0, max: 1_000_000 }),
    remaining: fc.option(fc.integer({ min: 0, max: 10_000_000 }), { nil: undefined }),
  })
  .map(({ municipality: { entity, code, name }, years, months, kind, amount, share, remaining, ...own }) => {
    const worker = workerOf({
      ...(Object.fromEntries(
        Object.entries(own).filter(([, value]) => value !== undefined),
      ) as Partial<Worker>),
      municipality: { entity, code, name },
      priorService: { years, months, days: 0 },
      agreed: [{ from: '2026-01-01', kind, amount }],
    });
    const debt = remaining === undefined ? {} : { remaining };
    const common = { creditor: 'Kreditor', account: '', reference: '1-2', ...debt };
    const deductions = [
      { id: '', name: 'sindikat', ...common, share },
      { id: '', name: 'kredit', ...common, amount },
    ];
    return { ...worker, deductions };
  });

const withoutIds = (worker: Worker) => ({
  ...worker,
  id: '',
  deductions: worker.deductions.map((deduction) => ({ ...deduction, id: '' })),
});

test('what is exported comes back', () => {
  fc.assert(
    fc.property(staff, (worker) => {
      const rows = staffRows([worker]);
      const [, line] = judge(rows, firmOf([], worker.municipality?.entity));
      expect(line?.reasons).toEqual([]);
      expect(line?.state).toBe('good');
      expect(line?.proposal && withoutIds(line.proposal.worker)).toEqual(withoutIds(worker));
      expect(judge(rows, firmOf([worker], 'rs'))[1]?.proposal?.effect).toBe('same');
    }),
  );
});

test('our own example is good as it stands', () => {
  expect(judge(exampleStaff()).map(({ state }) => state)).toEqual(['skipped', 'good', 'good']);
});

test('a worker the firm has is changed by what differs; empty cells change nothing', () => {
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

test('without a JMBG a worker the firm has is known by name, which is confirmed or refused', () => {
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

test('a JMBG may be that of a worker who has none yet, never of one who has another', () => {
  const rows = [HEADINGS, LINE];
  const without = workerOf({ jmbg: '' });
  expect(judge(rows, firmOf([without]))[1]).toMatchObject({
    state: 'repaired',
    proposal: { effect: 'changed', worker: { id: without.id, jmbg: '3112899990017' } },
  });
  expect(judge(rows, firmOf([workerOf({ jmbg: '0101899995024' })]))[1]?.proposal?.effect).toBe('new');
});

test('another creditor of a deduction is a change', () => {
  const kept = { id: 'o', name: 'kredit', account: '', reference: '1-2', amount: 5000 };
  const before = workerOf({ deductions: [{ ...kept, creditor: 'Banka Prva' }] });
  const after = { ...before, deductions: [{ ...kept, creditor: 'Banka Druga' }] };
  const proposal = judge(staffRows([after]), firmOf([before]))[1]?.proposal;
  expect(proposal).toMatchObject({ effect: 'changed', worker: { deductions: after.deductions } });
  expect(proposal?.differences.map(({ label }) => label)).toEqual(['obustave']);
});

test('a wrong JMBG may be kept, a cell left out, replaced or its repair taken back', () => {
  const rows = [HEADINGS, ['2910899990069', 'Prvi', 'Radnik', '-5', 'Novi Grad']];
  const all = {
    decisions: new Map<string, CellDecision>([
      ['2:0', { kind: 'keep' }],
      ['2:3', { kind: 'omit' }],
      ['2:4', { kind: 'replace', text: 'RS 011' }],
    ]),
  };
  expect(judge(rows)[1]?.reasons).toHaveLength(3);
  const line = judge(rows, firmOf(), all)[1];
  expect(line?.state).toBe('good');
  expect(line?.proposal?.worker).toMatchObject({
    jmbg: '2910899990069',
    municipality: { name: 'Novi Grad' },
    agreed: [],
  });
  const shouted = [HEADINGS, ['3112899990017', 'PRVI', 'Radnik', '2.000,00 KM', 'Zenica']];
  expect(judge(shouted, firmOf(), decided('2:1', { kind: 'undo' }))[1]?.proposal?.worker.lastName).toBe(
    'PRVI',
  );
  expect(judge(shouted, firmOf(), decided('2:3', { kind: 'undo' }))[1]?.reasons).toHaveLength(1);
});

test('repairs are accepted one by one or all of a kind', () => {
  const rows = [HEADINGS, ['101899995024', 'Druga', 'Radnica', '2000 KM', 'Zenica']];
  expect(judge(rows)[1]?.state).toBe('repaired');
  expect(judge(rows, firmOf(), { accepted: new Set(['jmbg-zero', 'amount-unit']) })[1]?.state).toBe('good');
  expect(
    judge(rows, firmOf(), decided('2:0', { kind: 'accept' }))[1]?.cells.filter(({ isOpen }) => isOpen),
  ).toHaveLength(1);
});

const questionsOf = (rows: readonly (readonly RawCell[])[], entity: StaffFirm['firmEntity'] = 'fbih') =>
  staffQuestions(staffColumnsOf(tableOf(rows), entity)).map(({ id }) => id);

test('a column is asked once what its heading does not say', () => {
  const rows = [
    ['JMBG', 'Radnik', 'Plata', 'SS', 'Koeficijent'],
    ['3112899990017', 'Prvi Radnik', '1.800', 'IV', '2,3'],
  ];
  expect(questionsOf(rows)).toEqual(['red-imena:1', 'vrsta:2', 'hiljade:2', 'stepen:3']);
  expect(questionsOf(rows, 'rs')).toContain('koeficijent:4');
  const answers = { 'red-imena:1': 'prezime-ime', 'vrsta:2': 'neto', 'hiljade:2': 'hiljade' };
  const line = judge(rows, firmOf(), { answers })[1];
  expect(line?.proposal?.worker).toMatchObject({
    lastName: 'Prvi',
    agreed: [{ kind: 'neto', amount: 180_000 }],
  });
  expect(judge(rows, firmOf([], 'rs'), { answers })[1]?.proposal?.worker.coefficient).toBeUndefined();
});

test('percentages of one’s own: an uplift is known by its heading, a part is asked about', () => {
  const headings = [...HEADINGS, 'Minuli rad', 'Minuli rad %', 'Uvećanje za noćni rad', 'Prekovremeni rad'];
  const rows = [headings, [...LINE, '4 g 7 m', '0,5', '35', '8']];
  expect(staffColumnsOf(tableOf(rows), 'fbih').layout.assignment.slice(5)).toEqual([
    'priorService',
    'seniority',
    'nightUplift',
    undefined,
  ]);
  expect(questionsOf(rows)).toEqual(['posto:6']);
  expect(judge(rows)[1]?.reasons).toEqual([
    'minuli rad po godini %: Odgovorite šta znači 0,01; pitanje stoji iznad tabele.',
  ]);
  const read = (posto: string) => judge(rows, firmOf(), { answers: { 'posto:6': posto } })[1]?.proposal;
  expect(read('posto')?.worker).toMatchObject({ seniority: 5000, nightUplift: 350_000 });
  const outOfBounds = [headings, [...LINE, '', '12', '35 %', '']];
  expect(judge(outOfBounds)[1]?.reasons).toEqual([
    'minuli rad po godini %: Upišite procenat do 10 %, na primjer 1 %.',
  ]);
});

test('a worker is changed by percentages of their own, each by its name', () => {
  const after = workerOf({ seniority: 5000, sickShare: 900_000 });
  const proposal = judge(staffRows([after]), firmOf([workerOf()]))[1]?.proposal;
  expect(proposal?.differences).toEqual([
    { label: 'minuli rad po godini %', before: '', after: '0,5 %' },
    { label: 'bolovanje %', before: '', after: '90 %' },
  ]);
});

test('a table without headings is known by what stands in it', () => {
  const { layout } = staffColumnsOf(
    tableOf([
      ['3112899990017', 'Radnik Prvi', '3389990000010097', 'Zenica', '1.3.2020', '2.000,00'],
      ['0101899995024', 'Radnica Druga', '1619990000010133', 'Ilidža', '15.1.2024', '1.900,00'],
    ]),
    'fbih',
  );
  expect(layout.header).toBeUndefined();
  expect(layout.assignment).toEqual(['jmbg', 'person', 'account', 'municipality', 'employedFrom', 'amount']);
  expect(layout.guessed).toHaveLength(6);
});

test('headings: a repeated one names its first column, pay of a deduction is no pay', () => {
  const { assignment } = staffColumnsOf(
    tableOf([
      [
        'JMBG',
        'Neto plaća',
        'Iznos',
        'Iznos',
        'Iznos kredita',
        'Sindikat',
        'Obustava 2 račun',
        'ИМЕ',
        'Kanton',
      ],
    ]),
    'fbih',
  );
  expect(assignment).toEqual([
    'jmbg',
    'net',
    'amount',
    undefined,
    undefined,
    'deduction15.amount',
    'deduction2.account',
    'firstName',
    undefined,
  ]);
});

test('a formula without a result is said, and 2 000 lines take no longer than people wait', () => {
  expect(judge([HEADINGS, [...LINE.slice(0, 3), '#N/A', 'Zenica']])[1]?.reasons[0]).toContain('#N/A');
  const many = Array.from({ length: 2000 }, () => LINE);
  const began = performance.now();
  expect(judge([HEADINGS, ...many])).toHaveLength(2001);
  expect(performance.now() - began).toBeLessThan(3000);
});

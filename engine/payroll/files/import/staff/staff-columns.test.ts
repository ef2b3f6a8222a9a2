import { expect, test } from 'vitest';
import type { RawCell } from '../cells/reading.ts';
import { staffLabel } from '../columns/staff-fields.ts';
import { staffQuestions } from './column-facts.ts';
import { decided, firmOf, HEADINGS, judge, LINE, tableOf } from './judge.fixture.ts';
import type { StaffFirm } from './judge-staff.ts';
import { staffColumnsOf } from './read-staff.ts';

const questionsOf = (rows: readonly (readonly RawCell[])[], entity: StaffFirm['firmEntity'] = 'fbih') =>
  staffQuestions(staffColumnsOf(tableOf(rows), entity)).map(({ id }) => id);

test('gives one question for each column when its heading is ambiguous', () => {
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

test('reads percentages when the heading names an uplift, and shows a question when they may be fractions', () => {
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
    'minuli rad po godini %: Odgovorite šta znači 0,01. Pitanje je iznad tabele.',
  ]);
  const read = (posto: string) => judge(rows, firmOf(), { answers: { 'posto:6': posto } })[1]?.proposal;
  expect(read('posto')?.worker).toMatchObject({ seniority: 5000, nightUplift: 350_000 });
  expect(read('dio')).toBeUndefined();
  const outOfBounds = [headings, [...LINE, '', '22', '35 %', '']];
  expect(judge(outOfBounds)[1]?.reasons).toEqual([
    'minuli rad po godini %: Upišite procenat do 20 %, na primjer 1 %.',
  ]);
});

test('reads fractions in a whole column, except when a cell has a percent sign', () => {
  const shares = (...cells: string[]) => [
    [...HEADINGS, 'Bolovanje %'],
    ...cells.map((cell, at) => ['', `Radnik${at}`, 'Prvi', '2000', 'Zenica', cell]),
  ];
  const lines = judge(shares('0,8', '1', '90 %', '1,5'), firmOf(), { answers: { 'posto:5': 'dio' } });
  expect(lines.slice(1).map(({ proposal }) => proposal?.worker.sickShare)).toEqual([
    800_000,
    1_000_000,
    900_000,
    undefined,
  ]);
});

test.each(['Sindikat %', 'Sindikat (%)', 'Sindikat, %'])(
  'reads a union’s share when its heading is „%s“',
  (heading) => {
    const [, line] = judge([
      [...HEADINGS, heading],
      [...LINE, '1'],
    ]);
    expect(line?.proposal?.worker.deductions).toMatchObject([{ name: 'Sindikat', share: 10_000 }]);
  },
);

test('names a deduction by its kind when it has no number', () => {
  expect(staffLabel('deduction11.reference')).toBe('kredit partija');
  expect(staffLabel('deduction2.account')).toBe('obustava 2 račun');
  const [, line] = judge([
    [...HEADINGS, 'Obustava', 'Obustava'],
    [...LINE, '50', '20'],
  ]);
  expect(line?.proposal?.worker.deductions).toMatchObject([{ name: 'obustava' }, { name: 'obustava' }]);
});

test('detects columns by content when a table has no headings', () => {
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

test('assigns the first column when a heading repeats, and no pay when it names a deduction', () => {
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
    'deduction13.amount',
    'deduction2.account',
    'firstName',
    undefined,
  ]);
});

test('joins two header lines when headings are merged or side by side', () => {
  const over = [
    ['Spisak radnika'],
    ['Radnik', '', '', 'Plaća', '', 'Kredit', ''],
    ['JMBG', 'Prezime', 'Ime', 'Bruto', 'Od', 'iznos', 'račun'],
    ['3112899990017', 'Prvi', 'Radnik', '2000', '1.3.2020.', '100', '1619990000010036'],
  ];
  expect(judge(over).map(({ state }) => state)).toEqual(['skipped', 'skipped', 'skipped', 'good']);
  expect(judge(over)[3]?.proposal?.worker).toMatchObject({
    lastName: 'Prvi',
    agreed: [{ kind: 'bruto', amount: 200_000 }],
    deductions: [{ name: 'Kredit', amount: 10_000, account: '1619990000010036' }],
  });
  const beside = [
    ['R.br.', 'JMBG', 'Ime i prezime', 'Plata', ''],
    ['', '', '', 'bruto', 'od'],
    ['1', '3112899990017', 'Radnik Prvi', '2000', '1.3.2020.'],
  ];
  const { header, assignment } = staffColumnsOf(tableOf(beside), 'fbih').layout;
  expect({ header, assignment }).toEqual({
    header: 1,
    assignment: [undefined, 'jmbg', 'fullName', 'gross', 'employedFrom'],
  });
  const titled = [['Plata za oktobar'], ['', 'JMBG', 'Bruto'], ['1', '3112899990017', '2000']];
  expect(staffColumnsOf(tableOf(titled), 'fbih').layout.assignment[0]).toBeUndefined();
});

test('groups columns of one deduction, and starts another when a kind repeats', () => {
  const headings = ['JMBG', 'Kredit iznos', 'Kredit račun', 'Kredit', 'Sindikat'];
  expect(staffColumnsOf(tableOf([headings]), 'fbih').layout.assignment).toEqual([
    'jmbg',
    'deduction11.amount',
    'deduction11.account',
    'deduction23.amount',
    'deduction13.amount',
  ]);
});

const assignmentOf = (rows: readonly (readonly RawCell[])[]) =>
  staffColumnsOf(tableOf(rows), 'fbih').assignment;

test.each([
  ['PREZIME IME', 'person'],
  ['PREZIME (IME OCA) IME', 'person'],
  ['St.spr.', 'schooling'],
  ['STRSPREMA', 'schooling'],
  ['Datum zasnivanja', 'employedFrom'],
  ['DATUM OD', 'employedFrom'],
  ['DATUM DO', 'employedTo'],
  ['Prethodni staž (god.)', 'priorService'],
  ['Prethodni staž (mj.)', 'priorMonths'],
  ['Staž mjeseci', 'priorMonths'],
  ['Broj izdrž. članova', 'dependants'],
  ['Dnevno sati', 'dailyHours'],
  ['SATI DN.', 'dailyHours'],
  ['RADNO MJ.', 'position'],
  ['NAZ', 'lastName'],
  ['IDOPSST', 'municipality'],
  ['Kredit - rata', 'deduction11.amount'],
  ['Kredit – žiro račun', 'deduction11.account'],
  ['Kredit - ostatak duga', 'deduction11.remaining'],
  ['Kredit - broj partije', 'deduction11.reference'],
  ['Rata kredita', 'deduction12.amount'],
])('finds the field when another program heads it %s', (heading, field) => {
  expect(assignmentOf([['JMBG', heading, 'Ime']])).toEqual(['jmbg', field, 'firstName']);
});

test('reads the columns of one loan as one deduction when other programs head them', () => {
  const [, line] = judge([
    [...HEADINGS, 'Kredit - rata', 'Kredit - žiro račun', 'Kredit - ostatak duga'],
    [...LINE, '250', '1619990000010036', '4.800,00'],
  ]);
  expect(line?.proposal?.worker.deductions).toMatchObject([
    { name: 'Kredit', amount: 25_000, account: '1619990000010036', remaining: 480_000 },
  ]);
});

test('sums years and months when prior service has two columns', () => {
  const [, line] = judge([
    [...HEADINGS, 'Prethodni staž (god.)', 'Prethodni staž (mj.)'],
    [...LINE, '4', '7'],
  ]);
  expect(line?.proposal?.worker.priorService).toEqual({ years: 4, months: 7, days: 0 });
});

test.each(['PREZIME IME', 'NAZ', 'Prezime'])(
  'gives a question about the order when %s has two words in every cell',
  (heading) => {
    const rows = [
      ['JMBG', heading, 'Bruto'],
      ['3112899990017', 'PRVI RADNIK', '2000'],
      ['0101899995024', 'DRUGA RADNICA', '1900'],
      ['', 'UKUPNO', '3900'],
    ];
    expect(questionsOf(rows)).toEqual(['red-imena:1']);
    expect(judge(rows)[1]?.reasons).toEqual([
      'radnik: Odgovorite šta je prvo, ime ili prezime. Pitanje je iznad tabele.',
    ]);
    const answers = { 'red-imena:1': 'prezime-ime' };
    expect(judge(rows, firmOf(), { answers })[1]?.proposal?.worker).toMatchObject({
      lastName: 'Prvi',
      firstName: 'Radnik',
    });
  },
);

test('keeps surnames of two words when there is a column of first names', () => {
  const rows = [
    ['JMBG', 'Prezime', 'Ime'],
    ['3112899990017', 'Prvi Drugi', 'Radnik'],
  ];
  expect(assignmentOf(rows)).toEqual(['jmbg', 'lastName', 'firstName']);
});

test('reads a number when another program wrote it as a formula of quotes', () => {
  const [, line] = judge([
    [...HEADINGS, 'Račun'],
    ['="3112899990017"', 'Prvi', 'Radnik', '2\u00a0000,00\u200b', 'Zenica', '="1619990000010036"'],
  ]);
  expect(line).toMatchObject({
    state: 'good',
    proposal: { worker: { jmbg: '3112899990017', account: '1619990000010036' } },
  });
});

test('accepts a corrected account in the preview when the file had it in E+15', () => {
  const rows = [
    [...HEADINGS, 'Račun'],
    [...LINE, '1,61999E+15'],
  ];
  expect(judge(rows)[1]).toMatchObject({ state: 'refused' });
  const replaced = decided('2:5', { kind: 'replace', text: '161-999-00000100-36' });
  expect(judge(rows, firmOf(), replaced)[1]?.proposal?.worker.account).toBe('1619990000010036');
});

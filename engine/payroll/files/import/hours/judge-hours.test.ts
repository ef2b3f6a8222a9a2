import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hourColumnsOf, hourQuestions } from './hour-columns.ts';
import { hoursTogether } from './hour-values.ts';
import { entriesIn, FIRST, judge, tableOf } from './judge-hours.fixture.ts';

test('assigns hours to month columns and absences to days when a line is read', () => {
  const [, one, two] = judge([
    [
      'jmbg',
      'rad',
      'prekovremeni',
      'noćni',
      'godišnji',
      'plaćeno',
      'bolovanje',
      'porodiljsko',
      'neplaćeno',
      'stimulacija',
    ],
    ['3112899990017', '128', '6,5', '8', '24', '8', '16', '', '', '150,00'],
    ['0101899995024', '100', '0', '', '', '', '', '8', '4', ''],
  ]);
  expect(entriesIn(one)).toEqual({
    overtime: 650,
    night: 800,
    paidDays: 400,
    sickHours: 1600,
    bonus: 15_000,
  });
  expect(one).toMatchObject({ state: 'good', warnings: [] });
  expect(entriesIn(two)).toEqual({ overtime: 0, fundHours: 800, unpaidDays: 50 });
  expect(two?.warnings).toEqual(['Sati zajedno čine 112, a fond mjeseca je 176.']);
});

test('counts hours not worked, and leave in days once, when a grid has it too', () => {
  const [, missed] = judge([
    ['jmbg', 'rad', 'neodrađeni sati'],
    ['3112899990017', '160', '16'],
  ]);
  expect(missed).toMatchObject({ state: 'good', warnings: [] });
  expect(
    hoursTogether({ hours: { worked: 13_600, leave: 4000 }, days: { leave: 500 }, others: {} }, 800),
  ).toBe(17_600);
});

test('finds workers by JMBG, else by name, when the name is confirmed', () => {
  const rows = [
    ['Prezime i ime', 'JMBG', 'prekovremeni'],
    ['Prvi Radnik', '', '5'],
    ['Niko Nepoznat', '', '5'],
    ['', '1503899990035', '5'],
    ['Radnik Prvi', '3112899990017', '5'],
  ];
  const lines = judge(rows);
  expect(lines.map(({ state }) => state)).toEqual(['skipped', 'repaired', 'refused', 'refused', 'refused']);
  expect(lines.map(({ reasons: [reason] }) => reason).slice(2)).toEqual([
    'Radnika s ovim imenom nema u firmi.',
    'Radnika s ovim JMBG nema u firmi.',
    'Ovaj radnik je već u redu 2.',
  ]);
  expect(judge(rows, { accepted: new Set(['match']) })[1]?.state).toBe('good');
  expect(judge(rows, {}, [FIRST, { ...FIRST, id: 'x', jmbg: '' }])[1]?.reasons[0]).toContain('Više radnika');
});

test('reads grid days when they have a common heading above', () => {
  const days = Array.from({ length: 31 }, (_, at) => String(at + 1));
  const rows = [
    ['Karnet'],
    ['R.br.', 'Prezime i ime', 'Dan u mjesecu'],
    ['', '', ...days],
    ['1', 'Prvi Radnik', ...days.map(() => '8')],
  ];
  const { header, assignment } = hourColumnsOf(tableOf(rows)).layout;
  expect({ header, first: assignment.slice(0, 3) }).toEqual({
    header: 2,
    first: [undefined, 'surnameFirst', 'day1'],
  });
  const figures = [
    ['JMBG', 'rad', 'prekovremeni', 'go'],
    ['3112899990017', '22', '8', '4'],
  ];
  expect(hourColumnsOf(tableOf(figures)).layout.header).toBe(0);
});

test('counts grid codes when each is confirmed', () => {
  const days = Array.from({ length: 31 }, (_, at) => String(at + 1));
  const codes = days.map((_, at) => (at < 20 ? '8' : at === 20 ? 'GO' : at === 21 ? 'b.' : ''));
  const rows = [
    ['JMBG', ...days],
    ['3112899990017', ...codes],
  ];
  const request = hourQuestions(hourColumnsOf(tableOf(rows)));
  expect(request.map(({ id, proposed }) => [id, proposed])).toEqual([
    ['kod:GO', 'leave'],
    ['kod:B', 'sick'],
  ]);
  expect(judge(rows)[1]?.reasons).toHaveLength(2);
  const line = judge(rows, { answers: { 'kod:GO': 'leave', 'kod:B': 'sick' } })[1];
  expect(line).toMatchObject({ state: 'good', warnings: [] });
  expect(entriesIn(line)).toEqual({ paidDays: 100, sickHours: 800 });
});

test('reads the header when its second line is shorter', () => {
  const [, , line] = judge([
    ['JMBG', 'Radno vrijeme', '', 'Napomena'],
    ['', 'Prekovremeni', 'Noćni'],
    ['3112899990017', '7', '5', 'n'],
  ]);
  expect(line?.reasons).toEqual([]);
});

test('refuses a line when an unquoted decimal comma shifts its cells', () => {
  const [, moved] = judge([
    ['JMBG', 'Prekovremeni', 'Noćni', 'Stimulacija'],
    ['3112899990017', '7', '5', '8', '100', '50'],
  ]);
  expect(moved).toMatchObject({ state: 'refused', reasons: [expect.stringContaining('više ćelija')] });
});

test('skips a total line when its word is spaced out', () => {
  const rows = ['Radnik Prvi', 'U K U P N O', 'Ukupno:', 'SVEGA 2'].map((name) => [name, '176', '0']);
  const lines = judge([['Radnik', 'rad', 'prekovremeni'], ...rows]);
  expect(lines.slice(2).map(({ state }) => state)).toEqual(['skipped', 'skipped', 'skipped']);
});

test('reads hours when a grid cell has clock time or starts with a digit', () => {
  const days = Array.from({ length: 31 }, (_, at) => String(at + 1));
  const written = ['7:30', '8h', '-', '/', '+', '12N', '2026-10-06'];
  const rows = [
    ['JMBG', ...days],
    ['3112899990017', ...days.map((_, at) => written[at] ?? '')],
  ];
  expect(hourQuestions(hourColumnsOf(tableOf(rows))).map(({ id }) => id)).toEqual([
    'kod:-',
    'kod:/',
    'kod:+',
  ]);
  const line = judge(rows, { answers: { 'kod:+': 'worked' } })[1];
  expect(line?.cells.map(({ value }) => value)).toEqual([
    '3112899990017',
    750,
    800,
    'worked',
    undefined,
    undefined,
  ]);
});

test.each(['Prevoz', 'Prijevoz u mjesecu', 'Naknada za prevoz', 'Troškovi prijevoza'])(
  'imports transport of the month when the heading is %s, including zero',
  (heading) => {
    const rows = [
      ['jmbg', heading],
      ['3112899990017', '53,00'],
      ['0101899995024', '0'],
    ];
    expect(judge(rows).slice(1).map(entriesIn)).toEqual([{ transport: 5300 }, { transport: 0 }]);
  },
);

test('any cells get an answer', () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 10 }),
    fc.double(),
    fc.constantFrom('3112899990017', 'GO', '8', 'rad', 'constructor'),
  );
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 6 }), (any) => {
      expect(judge([['JMBG', 'radnik', '1', '2', 'plaćeno', 'bonus'], ...any])).toHaveLength(any.length + 1);
    }),
  );
});

test.each([
  ['without an average', {}, 80_000, 1],
  ['with the average of the month', { averageOfThree: 166_400 }, 80_000, 0],
  ['with the average of the meal alone', { averageNet: 170_000 }, 80_000, 1],
  ['of an amount below any limit', {}, 30_000, 0],
])('names regres %s, before it is imported', (_, averages, regres, warnings) => {
  const [, line] = judge(
    [
      ['Prezime', 'Ime', 'JMBG', 'Regres'],
      [FIRST.lastName, FIRST.firstName, FIRST.jmbg, String(regres / 100)],
    ],
    {},
    [FIRST],
    800,
    { firm: { entity: 'fbih' }, entered: { workers: {}, ...averages } },
  );
  expect(entriesIn(line)).toEqual({ 'vrsta:iznos:regres': regres });
  expect(line?.warnings.filter((one) => one.includes('„Prosjek tri mjeseca“'))).toHaveLength(warnings);
});

import { describe, expect, test } from 'vitest';
import { absenceLayoutOf } from '../absences/absence-columns.ts';
import { judgeAbsences } from '../absences/judge-absences.ts';
import { hourColumnsOf, hourQuestions } from '../hours/hour-columns.ts';
import { entriesIn, FIRST, judge, SECOND, tableOf } from '../hours/judge-hours.fixture.ts';
import { openingLayoutOf } from '../openings/opening-columns.ts';
import { NO_CHOICES } from '../rows/judged.ts';
import { judge as judgeStaffRows } from '../staff/judge.fixture.ts';
import { staffColumnsOf } from '../staff/read-staff.ts';

const JMBG = '3112899990017';

const hoursOf = (heading: string, cell: string) =>
  entriesIn(
    judge([
      ['jmbg', heading],
      [JMBG, cell],
    ])[1],
  );

describe('hours', () => {
  test.each([
    'Bolovanje na teret fonda',
    'Odsustvo na teret fonda',
    'Bolovanje iznad 42 dana',
    'Bolovanje preko 42 dana',
    'Bolovanje preko 30 dana',
    'Bolovanje ZZO',
    'Bolovanje - refundacija',
    'Bolovanje (FOND)',
  ])('are at the cost of the fund when the heading is „%s“', (heading) => {
    expect(hoursOf(heading, '176')).toEqual({ fundHours: 17_600 });
  });

  test.each([
    'Bolovanje',
    'Bolovanje na teret poslodavca',
    'Bolovanje na teret firme',
    'Bolovanje do 42 dana',
    'Bolovanje do 30 dana',
  ])('are at the cost of the firm when the heading is „%s“', (heading) =>
    expect(hoursOf(heading, '16')).toEqual({ sickHours: 1600 }),
  );

  test('keep both kinds of sickness when a file has two columns, in any order', () => {
    const columns = ['Bolovanje', 'Bolovanje na teret fonda'];
    const [one, other] = [columns, columns.toReversed()].map(
      (headings) =>
        judge([
          ['jmbg', ...headings],
          [JMBG, ...headings.map((heading) => (heading === 'Bolovanje' ? '16' : '40'))],
        ])[1],
    );
    expect(entriesIn(one)).toEqual({ sickHours: 1600, fundHours: 4000 });
    expect(entriesIn(other)).toEqual(entriesIn(one));
  });

  test('of sickness in days are counted by the day of the worker, and the column shows its unit', () => {
    const rows = [
      ['jmbg', 'Bolovanje dana'],
      [JMBG, '10'],
    ];
    expect(hourQuestions(hourColumnsOf(tableOf(rows))).map(({ id, suggested }) => [id, suggested])).toEqual([
      ['jedinica:1', 'dani'],
    ]);
    expect(entriesIn(judge(rows)[1])).toEqual({ sickHours: 8000 });
    expect(entriesIn(judge(rows, { answers: { 'jedinica:1': 'sati' } })[1])).toEqual({ sickHours: 1000 });
    expect(entriesIn(judge(rows, {}, [{ ...FIRST, dailyHours: 600 }])[1])).toEqual({ sickHours: 6000 });
  });

  test.each([
    ['Prekovremeni %', 'Prekovremeni'],
    ['Prekovremeni iznos', 'Prekovremeni sati'],
    ['Noćni rad procenat', 'Noćni rad'],
  ])('are in the real column when „%s“ stands before „%s“', (other, real) => {
    const rows = [
      ['jmbg', other, real],
      [JMBG, '30', '5'],
    ];
    expect(Object.values(entriesIn(judge(rows)[1]) ?? {})).toEqual([500]);
    expect(hourColumnsOf(tableOf(rows)).assignment[1]).toBeUndefined();
  });

  test('take no share of stimulation for an amount', () => {
    expect(hoursOf('Stimulacija %', '10')).toBeUndefined();
    expect(
      hourColumnsOf(
        tableOf([
          ['jmbg', 'Prezime', 'Stimulacija %'],
          [JMBG, 'Prvi', '10'],
        ]),
      ).assignment,
    ).toEqual(['jmbg', 'lastName', undefined]);
    expect(hoursOf('Stimulacija KM', '10')).toEqual({ bonus: 1000 });
  });
});

describe('absences', () => {
  const kindOf = (kind: string) => {
    const table = tableOf([
      ['JMBG', 'vrsta odsustva', 'od', 'do'],
      [JMBG, kind, '2.3.2026', '6.3.2026'],
    ]);
    const layout = absenceLayoutOf(table);
    const register = {
      firm: 'f1',
      entity: 'fbih',
      workers: [FIRST, SECOND],
      absences: [],
      newId: () => 'n',
    } as const;
    const [, line] = judgeAbsences({ table, layout, assignment: layout.assignment }, NO_CHOICES, register);
    return line?.proposal?.absence ?? line?.reasons[0];
  };

  test.each(['Bolovanje preko 42 dana', 'Bolovanje na teret fonda', 'Bolovanje ZZO'])(
    'are paid by the fund from the first day when the kind is „%s“',
    (kind) => expect(kindOf(kind)).toMatchObject({ kind: 'illness', employerDays: 0 }),
  );

  test('keep the days of the firm when nothing says a fund', () => {
    expect(kindOf('Bolovanje do 42 dana')).not.toHaveProperty('employerDays');
  });

  test.each([
    ['Bolovanje - povreda na radu', 'workInjury'],
    ['Bolovanje – održavanje trudnoće', 'pregnancy'],
    ['Godišnji odmor, stari', 'annual'],
    ['Neplaćeno odsustvo', 'unpaid'],
  ])('have the kind that the whole text says: „%s“', (text, kind) =>
    expect(kindOf(text)).toMatchObject({ kind }),
  );

  test('have no kind when the text says two', () => {
    expect(kindOf('Plaćeno odsustvo, njega')).toContain('Upišite vrstu');
  });
});

describe('workers', () => {
  const fieldsOf = (...headings: string[]) =>
    staffColumnsOf(tableOf([['JMBG', ...headings]]), 'fbih').assignment.slice(1);

  test.each([
    ['Broj računa firme', 'Broj računa', 'account'],
    ['Račun poslodavca', 'Tekući račun', 'account'],
    ['Općina rođenja', 'Općina stanovanja', 'municipality'],
    ['Bruto', 'Bruto osnovna', 'gross'],
    ['Bruto ukupno', 'Bruto', 'gross'],
    ['Djevojačko prezime', 'Prezime', 'lastName'],
    ['Prezime (djevojačko)', 'Prezime', 'lastName'],
    ['Rođeno prezime', 'Prezime', 'lastName'],
    ['Ime oca', 'Ime', 'firstName'],
    ['JMBG supružnika', 'Prezime', 'lastName'],
    ['Prosječna neto plata', 'Neto plata', 'net'],
  ])('read „%2$s“ and not „%1$s“, in any order', (other, real, field) => {
    expect(fieldsOf(other, real)).toEqual([undefined, field]);
    expect(fieldsOf(real, other)).toEqual([field, undefined]);
  });

  test('are asked where a name of three words is split', () => {
    const line = judgeStaffRows([
      ['JMBG', 'Prezime i ime', 'Bruto', 'Općina'],
      [JMBG, 'Begić Hodžić Amra', '2000', 'Zenica'],
    ])[1];
    expect(line).toMatchObject({
      state: 'repaired',
      proposal: { worker: { firstName: 'Amra', lastName: 'Begić Hodžić' } },
    });
  });
});

test('reads opening balances when a total and a share stand beside them', () => {
  const fields = openingLayoutOf(
    tableOf([
      [
        'JMBG',
        'Mjesec',
        'Bruto plata ukupno',
        'Bruto plata',
        'Porez %',
        'Porez na dohodak',
        'Neto plata prethodna',
        'Neto plata',
      ],
    ]),
  ).assignment;
  expect(fields).toEqual(['jmbg', 'month', undefined, 'gross', undefined, 'tax', undefined, 'net']);
});

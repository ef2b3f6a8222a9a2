import { expect, test } from 'vitest';
import { changesOf, workerIn } from '../../../model/dated-worker.ts';
import type { Worker } from '../../../model/worker.ts';
import { workerOf } from '../../../staff.fixture.ts';
import { firmOf, judge } from './judge.fixture.ts';

const HEADINGS = ['JMBG', 'Prezime', 'Ime', 'Sati dnevno', 'Koeficijent poreske kartice', 'Podaci važe od'];
const line = (hours: string, coefficient: string, from: string) => [
  '3112899990017',
  'Prvi',
  'Radnik',
  hours,
  coefficient,
  from,
];
const imported = (before: Worker, ...values: [string, string, string]) =>
  judge([HEADINGS, line(...values)], firmOf([before]))[1]?.proposal;

test('holds from the day of the line, and earlier values stay', () => {
  const before = workerOf({ dailyHours: 800, coefficient: 1_000_000 });
  const proposal = imported(before, '4', '1', '1. 9. 2026.');
  expect(proposal?.differences).toEqual([
    { label: 'sati dnevno', before: '8', after: '4 od 1. 9. 2026., ranije 8' },
  ]);
  const worker = proposal?.worker ?? before;
  expect(workerIn(worker, { year: 2026, month: 8 }).dailyHours).toBe(800);
  expect(workerIn(worker, { year: 2026, month: 9 }).dailyHours).toBe(400);
});

test('holds from the selected month when the line has no day', () => {
  const worker = imported(workerOf({ dailyHours: 800 }), '4', '', '')?.worker ?? workerOf();
  expect(changesOf(worker, 'dailyHours')).toEqual([{ value: 800 }, { from: '2026-10-01', value: 400 }]);
});

test('compares with what held on the day', () => {
  const before = imported(workerOf({ dailyHours: 800 }), '4', '', '1. 9. 2026.')?.worker ?? workerOf();
  expect(imported(before, '8', '', '1. 8. 2026.')?.effect).toBe('same');
  expect(imported(before, '4', '', '1. 9. 2026.')?.effect).toBe('same');
  const past = imported(before, '6', '', '1. 8. 2026.')?.worker ?? before;
  expect(changesOf(past, 'dailyHours')).toEqual([
    { value: 800 },
    { from: '2026-08-01', value: 600 },
    { from: '2026-09-01', value: 400 },
  ]);
});

test('completes what was unknown for all days', () => {
  const { municipality: _, ...unplaced } = workerOf();
  const [, first] = judge(
    [
      ['JMBG', 'Prezime', 'Ime', 'Općina'],
      ['3112899990017', 'Prvi', 'Radnik', 'Zenica'],
    ],
    firmOf([unplaced]),
  );
  expect(first?.proposal?.worker).toMatchObject({ municipality: { code: '103' } });
  expect(first?.proposal?.worker).not.toHaveProperty('history');
});

test('reads employments, accounts, status and the coefficient of the job, and refuses what does not fit', () => {
  const headings = [
    'JMBG',
    'Prezime',
    'Ime',
    'Zaposlen od',
    'Ranija zaposlenja',
    'Drugi računi',
    'Status',
    'Koeficijent posla',
  ];
  const own = (spells: string, accounts: string, status: string) =>
    judge([headings, ['3112899990017', 'Prvi', 'Radnik', '1. 3. 2020.', spells, accounts, status, '2,5']])[1];
  const good = own(
    '1. 2. 2018. – 31. 3. 2019.',
    '1619990000010133 200,00; 3389990000010097 25 %',
    'Pripravnik',
  );
  expect(good?.reasons).toEqual([]);
  expect(good?.proposal?.worker).toMatchObject({
    earlierSpells: [{ from: '2018-02-01', to: '2019-03-31' }],
    otherAccounts: [
      { account: '1619990000010133', amount: 20_000 },
      { account: '3389990000010097', share: 250_000 },
    ],
    status: 'trainee',
    agreed: [{ kind: 'bruto', coefficient: 2_500_000 }],
  });
  expect(own('1. 2. 2018. – 31. 3. 2020.', '', '')?.reasons.join()).toContain('preklapaju');
  expect(own('31. 3. 2019. – 1. 2. 2018.', '', '')?.reasons.join()).toContain('prije nego što počinje');
  expect(own('2018', '', '')?.reasons.join()).toContain('prvi i posljednji dan');
  expect(own('', '161 200', '')?.reasons.join()).toContain('račun pa iznos');
  expect(own('', '', 'kadet')?.reasons.join()).toContain('Upišite jedno od');
});

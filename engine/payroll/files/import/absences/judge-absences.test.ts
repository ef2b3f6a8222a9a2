import { expect, test } from 'vitest';
import type { Absence } from '../../../model/absence.ts';
import type { PayrollEntity } from '../../../model/place.ts';
import { absenceOf } from '../../../staff/absences/absences.fixture.ts';
import { absenceRows } from '../../export/absence-rows.ts';
import type { RawCell } from '../cells/reading.ts';
import { FIRST, SECOND, tableOf } from '../hours/judge-hours.fixture.ts';
import { type ImportChoices, NO_CHOICES } from '../rows/judged.ts';
import { absenceLayoutOf } from './absence-columns.ts';
import { judgeAbsences } from './judge-absences.ts';

const WORKERS = [FIRST, SECOND];
const HEADINGS = ['JMBG', 'vrsta odsustva', 'od', 'do'];

function judge(
  rows: readonly (readonly RawCell[])[],
  absences: readonly Absence[] = [],
  choices: ImportChoices = NO_CHOICES,
  entity: PayrollEntity = 'fbih',
) {
  const table = tableOf(rows);
  const layout = absenceLayoutOf(table);
  let made = 0;
  const register = { firm: 'f1', entity, workers: WORKERS, absences, newId: () => `n${made++}` };
  return [...judgeAbsences({ table, layout, assignment: layout.assignment }, choices, register)].slice(1);
}

test('reads worker, kind and days when a line has a JMBG and usual words', () => {
  const [sick, leave] = judge([
    HEADINGS,
    ['3112899990017', 'bolovanje', '2.3.2026', '6. 3. 2026.'],
    ['0101899995024', 'GO', { day: '2026-03-09' }, { day: '2026-03-13' }],
  ]);
  expect(sick).toMatchObject({
    state: 'good',
    proposal: { isKnown: false, absence: absenceOf({ id: 'n0' }) },
  });
  expect(leave?.proposal?.absence).toMatchObject({ worker: 'r2', kind: 'annual', from: '2026-03-09' });
});

test('requires confirmation when a worker is matched by name alone', () => {
  const [line] = judge([
    ['radnik', 'vrsta', 'od', 'do'],
    ['Prvi Radnik', 'bolest', '2.3.2026', '6.3.2026'],
  ]);
  expect(line).toMatchObject({ state: 'repaired', proposal: { absence: { worker: 'r1' } } });
});

test('refuses a line when it overlaps another absence or cannot be read', () => {
  const lines = judge(
    [
      HEADINGS,
      ['3112899990017', 'godišnji', '6.3.2026', '10.3.2026'],
      ['3112899990017', 'godišnji', '16.3.2026', '20.3.2026'],
      ['3112899990017', 'plaćeno', '20.3.2026', '23.3.2026'],
      ['3112899990017', 'zabava', '24.3.2026', '25.3.2026'],
      ['3112899990017', 'bolest', '27.3.2026', ''],
      ['3112899990017', 'bolest', '31.3.2026', '30.3.2026'],
      ['0202899990030', 'bolest', '24.3.2026', '25.3.2026'],
    ],
    [absenceOf()],
  );
  expect(lines.map(({ state }) => state)).toEqual(['refused', 'good', ...Array(5).fill('refused')]);
  expect(lines[0]?.reasons[0]).toContain('bolest, od 2. 3. 2026.');
  expect(lines[2]?.reasons[0]).toContain('godišnji odmor, od 16. 3. 2026.');
  expect(lines[3]?.reasons[0]).toContain('Upišite vrstu kao');
});

test('reads terms from their own columns when the law does not set them', () => {
  const rows = [
    [...HEADINGS, 'udio %', 'prvih dana plaća firma'],
    ['3112899990017', 'njega djeteta', '2.3.2026', '6.3.2026', '80', '42'],
    ['0101899995024', 'njega djeteta', '2.3.2026', '6.3.2026', '', ''],
  ];
  const [right, wrong] = judge(rows);
  expect(right?.proposal?.absence).toMatchObject({ share: 800_000, employerDays: 42 });
  expect(wrong).toMatchObject({ state: 'refused' });
});

test('reads back its own table when it was exported', () => {
  const absences = [
    absenceOf({ report: '12/26' }),
    absenceOf({ id: 'o2', kind: 'other', payer: 'fund', from: '2026-04-01', to: '2026-04-02' }),
    absenceOf({ id: 'o3', worker: 'r2', kind: 'care', share: 801_500, employerDays: 10, hours: 450 }),
    absenceOf({
      id: 'o4',
      from: '2026-05-01',
      to: '2026-07-31',
      fundPayment: 'gross',
      fundShare: 905_000,
      fundBase: 123_456,
    }),
  ];
  const lines = judge(absenceRows(WORKERS, absences), absences);
  expect(lines.map(({ proposal }) => proposal?.isKnown)).toEqual([true, true, true, true]);
  const again = judge(absenceRows(WORKERS, absences));
  expect(again.map(({ proposal }) => proposal?.absence)).toEqual(
    absences.map((one, at) => ({ ...one, id: `n${at}` })),
  );
});

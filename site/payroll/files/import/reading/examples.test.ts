import { hourColumnsOf } from '@obracun/engine/payroll/files/import/hours/hour-columns.ts';
import { judgeHours } from '@obracun/engine/payroll/files/import/hours/judge-hours.ts';
import { NO_CHOICES } from '@obracun/engine/payroll/files/import/rows/judged.ts';
import type { StaffLine } from '@obracun/engine/payroll/files/import/staff/judge-staff.ts';
import { describe, expect, test } from 'vitest';
import expected from '../examples/expected.json';
import { exampleTable, judgeTable } from '../examples/judged.fixture.ts';

interface Expected {
  readonly line: number;
  readonly state: string;
  readonly jmbg?: string;
  readonly municipality?: string;
  readonly account?: string;
}

const FILES = Object.entries(expected) as [keyof typeof expected, readonly Expected[]][];

const lineOf = (lines: readonly StaffLine[], number: number) => lines.find(({ line }) => line === number);

describe.each(FILES)('%s', (file, messages) => {
  const lines = judgeTable(exampleTable(file));

  test.each(messages)('line $line is $state', ({ line, state, ...identity }) => {
    const judged = lineOf(lines, line);
    expect(judged?.state).toBe(state);
    const { jmbg, municipality, account } = judged?.proposal?.worker ?? {};
    const found = {
      jmbg,
      municipality: municipality && `${municipality.entity.toUpperCase()} ${municipality.code}`,
      account,
    };
    for (const field of ['jmbg', 'municipality', 'account'] as const)
      if (identity[field] !== undefined) expect(found[field]).toBe(identity[field]);
  });
});

/** Lines of the bad file: proposals, and reasons for refusal. */
const BAD: Readonly<
  Record<number, { readonly open: readonly string[]; readonly reasons: readonly RegExp[] }>
> = {
  4: {
    open: [
      'Prvi, Radnik → ime Radnik, prezime Prvi',
      '3112899990017.0 → 3112899990017',
      '77 → FBiH 077 Centar Sarajevo',
      '2.000,00 KM → 2.000,00',
      '43891 → 1. 3. 2020.',
    ],
    reasons: [],
  },
  5: {
    open: ['101899995024 → 0101899995024', '78 → FBiH 078 Ilidža', '15/01/2024 → 15. 1. 2024.'],
    reasons: [],
  },
  6: { open: ['103 → FBiH 103 Zenica'], reasons: [/JMBG: Broj je izgubio cifre/] },
  7: { open: ['1.800 → 1.800,00'], reasons: [/opština: „Novi Grad“ može biti više/] },
  8: { open: ['056 → FBiH 056 Čelić'], reasons: [/JMBG: JMBG nije ispravan/, /zaposlen od: Tog dana nema/] },
  9: { open: [], reasons: [/^JMBG je već u redu 4\.$/] },
  10: {
    open: ['3.5.21 → 3. 5. 2021.'],
    reasons: [/račun: Excel je zaokružio/, /bruto: Iznos ne može biti negativan/],
  },
};

test.each(Object.entries(BAD))(
  'reports the expected problems when line %s of the bad file is read',
  (line, { open, reasons }) => {
    const judged = lineOf(judgeTable(exampleTable('staff-bad.csv')), Number(line));
    const offered = judged?.cells.flatMap(({ change, isOpen }) => (change && isOpen ? [change] : []));
    expect(offered?.map(({ old, now }) => `${old} → ${now}`)).toEqual(open);
    expect(judged?.reasons).toHaveLength(reasons.length);
    for (const [at, reason] of reasons.entries()) expect(judged?.reasons[at]).toMatch(reason);
  },
);

test('lists the choices with the problem when there are any', () => {
  const line = lineOf(judgeTable(exampleTable('staff-bad.csv')), 7);
  const choices = line?.cells.find(({ field }) => field === 'municipality')?.problem?.choices;
  expect(choices?.map(({ label }) => label)).toEqual(['RS 011 Novi Grad', 'FBiH 108 Novi Grad Sarajevo']);
});

test('classifies titles, headings and totals', () => {
  const reasons = judgeTable(exampleTable('staff-bad.csv'))
    .filter(({ state }) => state === 'skipped')
    .map(({ reasons: [reason] }) => reason);
  expect(reasons).toEqual([
    'naslov iznad zaglavlja',
    'prazan red',
    'zaglavlje',
    'red sa zbirom',
    'prazan red',
  ]);
});

test('matches the hours of the example to the staff for October', () => {
  const workers = judgeTable(exampleTable('staff-utf8.csv')).flatMap(({ proposal }) =>
    proposal ? [proposal.worker] : [],
  );
  const october = { entity: 'fbih', year: 2026, month: 10, workers, fullDay: 800 } as const;
  const lines = [...judgeHours(hourColumnsOf(exampleTable('hours-utf8.csv')), NO_CHOICES, october)];
  expect(lines.map(({ state, warnings }) => [state, ...warnings])).toEqual([
    ['skipped'],
    ['good'],
    ['good'],
    ['good'],
  ]);
  expect(lines[2]?.proposal?.entries).toMatchObject({ sickHours: 4000, overtime: 0 });
  expect(lines[3]?.proposal?.entries).toMatchObject({
    paidDays: 300,
    overtime: 650,
    night: 800,
    bonus: 15_000,
  });
});

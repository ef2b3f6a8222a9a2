import fc from 'fast-check';
import { expect, test } from 'vitest';
import { workerOf } from '../../../staff.fixture.ts';
import { exampleStaff } from '../../export/example-rows.ts';
import { staffRows } from '../../export/staff-rows.ts';
import type { RawCell } from '../cells/reading.ts';
import type { CellDecision } from '../rows/judged.ts';
import { decided, firmOf, HEADINGS, judge, LINE } from './judge.fixture.ts';

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
    { numRuns: 40 },
  );
});

test('refuses a line when it has more cells than headings', () => {
  const [, moved, whole] = judge([
    ['JMBG', 'Prezime', 'Ime', 'Bruto', 'Napomena'],
    ['3112899990017', 'Prvi', 'Radnik', '1500', '50', 'n'],
    ['0101899995024', 'Druga', 'Radnica', '1600', 'n', ''],
  ]);
  expect(moved).toMatchObject({ state: 'refused', reasons: [expect.stringContaining('više ćelija')] });
  expect(whole).toMatchObject({ state: 'good' });
});

test('reads back a percentage of a thousand when it was exported', () => {
  const worker = workerOf({ overtimeUplift: 10_000_000, nightUplift: 355_000 });
  expect(judge(staffRows([worker]))[1]?.proposal?.worker).toMatchObject({
    overtimeUplift: 10_000_000,
    nightUplift: 355_000,
  });
});

test('accepts our own example when it is unchanged', () => {
  expect(judge(exampleStaff()).map(({ state }) => state)).toEqual(['skipped', 'good', 'good']);
});

test('keeps, omits, replaces or restores a cell when a decision is given', () => {
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

test('accepts repairs when confirmed one by one or by kind', () => {
  const rows = [HEADINGS, ['101899995024', 'Druga', 'Radnica', '2000 KM', 'Zenica']];
  expect(judge(rows)[1]?.state).toBe('repaired');
  expect(judge(rows, firmOf(), { accepted: new Set(['jmbg-zero', 'amount-unit']) })[1]?.state).toBe('good');
  expect(
    judge(rows, firmOf(), decided('2:0', { kind: 'accept' }))[1]?.cells.filter(({ isOpen }) => isOpen),
  ).toHaveLength(1);
});

test('refuses a cell when its formula has no result', () =>
  expect(judge([HEADINGS, [...LINE.slice(0, 3), '#N/A', 'Zenica']])[1]?.reasons[0]).toContain('#N/A'));

test('reads as little for each line when the file is long or the firm large', () => {
  const readsOf = (length: number): number => {
    let reads = 0;
    const counted = <T extends object>(of: T): T =>
      new Proxy(of, {
        get(from, name, self) {
          reads += 1;
          return Reflect.get(from, name, self);
        },
      });
    const lines = Array.from({ length }, () => counted([...LINE]));
    const workers = Array.from({ length }, (_, at) =>
      counted(workerOf({ id: `w${at}`, jmbg: `${at}`, lastName: `Radnik ${at}` })),
    );
    expect(judge([HEADINGS, ...lines], firmOf(workers))).toHaveLength(length + 1);
    return reads;
  };
  expect(readsOf(2000)).toBeLessThanOrEqual(2 * readsOf(1000));
});

test('reads other reductions and the card elsewhere, and warns when a reduction does not count', () => {
  const headings = [...HEADINGS, 'Druga umanjenja', 'Kartica kod drugog poslodavca'];
  const line = ['3112899990017', 'Prvi', 'Radnik', '2000', 'Banja Luka', '120,50', 'da'];
  const proposed = (entity: 'rs' | 'fbih') => judge([headings, line], firmOf([], entity))[1];
  expect(proposed('rs')?.proposal?.worker).toMatchObject({ taxReduction: 12_050, cardElsewhere: true });
  const message = 'Druga umanjenja se u Federaciji mjesečno ne računaju.';
  expect(proposed('rs')?.warnings).not.toContain(message);
  expect(proposed('fbih')?.warnings).toContain(message);
});

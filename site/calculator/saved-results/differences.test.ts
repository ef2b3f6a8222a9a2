import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';
import { line, result } from './result.fixture.ts';

const relief = (from: string) => ({ name: 'Lični odbitak', from, place: 'Sl. glasnik RS 60/15' });
const rate = { name: 'Stopa poreza', from: '2018-01-01', place: 'čl. 9' };

test('omits equal values', () => {
  expect(differencesOf(result(), result({ name: 'Drugi' }))).toEqual([]);
});

test('names an input and a line that differ, with the difference and its sign', () => {
  const before = result({ lines: [line('bruto', 1800, [rate]), line('neto', 1200)] });
  const after = result({
    inputs: [{ name: 'mjesec', label: 'Mjesec', written: '11' }],
    lines: [line('bruto', 1850.5, [rate]), line('neto', 1199.99)],
  });
  expect(differencesOf(before, after)).toMatchObject([
    { title: 'Uneseno', differences: [{ label: 'Mjesec', before: '10', after: '11' }] },
    {
      title: 'Plata',
      differences: [
        {
          before: '1.800,00',
          after: '1.850,50',
          change: '+50,50',
          law: ['Stopa poreza: čl. 9 (od 1. 1. 2018.)'],
          isLawChanged: false,
        },
        { change: '−0,01', law: [] },
      ],
    },
  ]);
});

test('names only the changed law when the law differs', () => {
  const [section] = differencesOf(
    result({ lines: [line('porez', 80, [relief('2022-01-01'), rate])] }),
    result({ lines: [line('porez', 60, [relief('2026-01-01'), rate])] }),
  );
  expect(section?.differences).toMatchObject([
    {
      isLawChanged: true,
      law: [
        'u prvom Lični odbitak: Sl. glasnik RS 60/15 (od 1. 1. 2022.)',
        'u drugom Lični odbitak: Sl. glasnik RS 60/15 (od 1. 1. 2026.)',
      ],
    },
  ]);
});

test('leaves the cell of a missing line empty', () => {
  const [section] = differencesOf(
    result({ lines: [line('a', 1), line('b', 2)] }),
    result({ lines: [line('a', 1)] }),
  );
  expect(section?.differences).toMatchObject([
    { name: 'b', before: '2,00', after: undefined, change: undefined },
  ]);
});

test('finds no difference between a missing line and zero', () => {
  const [one, other] = [result({ lines: [line('a', 1), line('b', 0)] }), result({ lines: [line('a', 1)] })];
  expect([differencesOf(one, other), differencesOf(other, one)]).toEqual([[], []]);
});

test('reports no other law when a line cites more of the same law', () => {
  const bonus = { name: 'Uvećanje', from: '2018-01-01', place: 'čl. 20' };
  const before = result({
    lines: [line('bruto', 1800, [rate]), line('porez', 60, [rate, relief('2022-01-01')])],
  });
  const after = result({
    lines: [line('bruto', 1801, [rate, relief('2022-01-01'), bonus]), line('porez', 61, [rate])],
  });
  const differences = differencesOf(before, after).flatMap((section) => section.differences);
  expect(differences.map(({ isLawChanged }) => isLawChanged)).toEqual([false, false]);
  const later = { ...bonus, from: '2026-01-01' };
  const [section] = differencesOf(before, result({ lines: [line('bruto', 1801, [rate, later])] }));
  expect(section?.differences[0]).toMatchObject({
    isLawChanged: true,
    law: ['u drugom Uvećanje: čl. 20 (od 1. 1. 2026.)'],
  });
});

test('shows both names of a line when the calculators name it differently, in either order', () => {
  const labelled = (label: string, value: number) => result({ lines: [{ ...line('obrok', value), label }] });
  const taxed = labelled('Topli obrok', 229.54);
  const untaxed = labelled('Topli obrok, neoporezivi', 0);
  const labelOf = (...pair: Parameters<typeof differencesOf>) =>
    differencesOf(...pair)[0]?.differences[0]?.label;
  expect(labelOf(taxed, untaxed)).toBe('Topli obrok / Topli obrok, neoporezivi');
  expect(labelOf(untaxed, taxed)).toBe('Topli obrok, neoporezivi / Topli obrok');
  expect(labelOf(labelled('Neto plata', 1), labelled('Neto plaća', 2))).toBe('Neto plaća');
});

test('counts a difference of days', () => {
  const days = (value: number) => result({ lines: [{ ...line('dani', value), kind: 'dani' }] });
  expect(differencesOf(days(23), days(22))[0]?.differences[0]?.change).toBe('−1 dan');
});

test('shows a difference of two shares in points', () => {
  const share = (value: number) => result({ lines: [{ ...line('stopa', value), kind: 'posto' }] });
  expect(differencesOf(share(0.24), share(0.1))[0]?.differences[0]?.change).toMatch(/^−.* proc\. poena$/);
});

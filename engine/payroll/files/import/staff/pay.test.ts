import { expect, test } from 'vitest';
import { workerOf } from '../../../staff.fixture.ts';
import { firmOf, judge } from './judge.fixture.ts';

const agreed = [
  { from: '2020-03-01', kind: 'bruto', amount: 180_000 },
  { from: '2026-01-01', kind: 'bruto', amount: 200_000 },
] as const;
const before = workerOf({ agreed });
const judged = (from: string, amount = '2000') =>
  judge(
    [
      ['JMBG', 'Bruto', 'Važi od'],
      ['3112899990017', amount, from],
    ],
    firmOf([before]),
  )[1];

test('moves agreed pay to an earlier day when the file has one', () => {
  expect(judged('1.10.2025.')?.proposal).toMatchObject({
    effect: 'changed',
    worker: { agreed: [agreed[0], { ...agreed[1], from: '2025-10-01' }, agreed[1]] },
  });
});

test('warns and changes nothing when the same amount has a later day', () => {
  const line = judged('1.6.2026.');
  expect(line?.proposal).toMatchObject({ effect: 'same', worker: { agreed } });
  expect(line?.warnings).toContain(
    'Isti iznos već važi od 1. 1. 2026. Ako važi tek od 1. 6. 2026., upišite to kod radnika.',
  );
  for (const from of ['1.1.2026.', '']) {
    expect(judged(from)?.proposal?.effect).toBe('same');
    expect(judged(from)?.warnings.join()).not.toContain('Isti iznos');
  }
  expect(judged('1.6.2026.', '2100')?.warnings.join()).not.toContain('Isti iznos');
});

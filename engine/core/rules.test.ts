import { expect, it } from 'vitest';
import { money } from './lines.ts';
import { notationsOf } from './rules.ts';

it('keeps a limited number of variants of notations, the most recently used', () => {
  const of = notationsOf({ neto: money('Neto', { notation: ({ by }: { by: number }) => `bruto ÷ ${by}` }) });
  const first = of({ by: 1 });
  expect(of({ by: 1 })).toBe(first);
  for (let by = 2; by < 1000; by++) of({ by });
  expect(of({ by: 999 })).toBe(of({ by: 999 }));
  expect(of({ by: 1 })).not.toBe(first);
  expect(of({ by: 1 })).toEqual(first);
});

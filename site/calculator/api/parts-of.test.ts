import { definition } from '@obracun/engine/calculators/minuli-topli/definition.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerTo } from './answer.fixture.ts';
import { partsOf, sharesOf, writeShare } from './parts-of.ts';

const call = { mjesec: 3, godina: 2026, bruto_plata_input: 1800, topli_obrok_input: 12 };
const answer = answerTo(definition, call);

describe('the parts of a whole', () => {
  it('fill the whole', () => {
    const parts = answer.presentation.composition
      ? partsOf(answer.presentation.composition, answer.lines)
      : [];
    expect(parts[0]).toMatchObject({ line: { name: 'neto_plata' } });
    expect(parts.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(100, 6);
  });

  it('omit zeros, and are empty for a whole of zero', () => {
    const free = answerTo(definition, { ...call, bruto_plata_input: 500, topli_obrok_input: 0 });
    const composition = answer.presentation.composition ?? { whole: '', parts: [] };
    expect(partsOf(composition, free.lines).map(({ line }) => line.name)).not.toContain('porez');
    expect(
      partsOf(
        composition,
        answerTo(definition, { ...call, bruto_plata_input: 0, topli_obrok_input: 0 }).lines,
      ),
    ).toEqual([]);
  });
});

describe('the shares written next to a chart', () => {
  it('add up when separate rounding would not', () => {
    const shares = sharesOf([59.76, 18.36, 13.72, 1.87, 5.24, 1.05]);
    expect(shares.map(writeShare)).toEqual(['59,8 %', '18,4 %', '13,7 %', '1,9 %', '5,2 %', '1,0 %']);
  });

  it('add up for any parts, each within a tenth of its own share', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 10 ** 9 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(amounts, (fening) => {
        const parts = fening.map((amount) => amount / 100);
        const shares = sharesOf(parts);
        const whole = parts.reduce((sum, part) => sum + part, 0);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(1000);
        for (const [at, share] of shares.entries())
          expect(Math.abs(share - ((parts[at] ?? 0) / whole) * 1000)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

import { km, percent } from '@obracun/engine/core/numbers/money.ts';
import { describe, expect, it } from 'vitest';
import { answerHere } from '../tool/answer-here.ts';
import { vat } from './vat.ts';

type Given = 'osnovica' | 'ukupno';

function answerFor(given: Given, iznos: number, stopa: number) {
  const answer = answerHere(vat, { [given]: iznos, stopa }, {}, '2026-11-21');
  if (!answer) throw new Error('refused');
  return answer;
}

const figures = (given: Given, amount: number, rate: number) =>
  Object.fromEntries(
    [...answerFor(given, km(amount), percent(rate)).lines].map(([red, { value }]) => [red, value]),
  );

describe('VAT', () => {
  it('computes the gross from the base', () => {
    expect(figures('osnovica', 1234.56, 17)).toEqual({
      osnovica: 1234.56,
      stopa: 17,
      pdv: 209.88,
      ukupno: 1444.44,
    });
  });

  it('computes the base from the gross, with the share of the tax in the gross', () => {
    expect(figures('ukupno', 117, 17)).toEqual({
      osnovica: 100,
      stopa: 17,
      preracunata_stopa: 14.5299,
      pdv: 17,
      ukupno: 117,
    });
  });

  it('writes the formula of each amount', () => {
    const fromBase = answerFor('osnovica', km(100), percent(17)).lines;
    expect(fromBase.get('pdv')).toMatchObject({
      formula: 'osnovica × stopa PDV-a',
      working: '100,00 × 17 %',
    });
    const fromGross = answerFor('ukupno', km(100), percent(17)).lines;
    expect(fromGross.get('osnovica')?.working).toBe('100,00 / (1 + 17 %)');
    expect(fromGross.get('pdv')?.working).toBe('100,00 − 85,47');
  });

  it('cites the law for the rate of the law only', () => {
    const lawAt = (rate: number) => answerFor('osnovica', km(1), percent(rate)).lines.get('stopa')?.citations;
    expect(lawAt(17)).toMatchObject([{ propis: 'Zakon o porezu na dodatu vrijednost' }]);
    expect(lawAt(10)).toEqual([]);
  });
});

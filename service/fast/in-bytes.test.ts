import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculators, TODAY } from '../fixtures/app.fixture.ts';
import { inBytes } from './in-bytes.ts';

const sent = (text: string): string => Buffer.from(text, 'latin1').toString();

test('any text is sent as JSON writes it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const quote of [inBytes.known, inBytes.said]) expect(sent(quote(text))).toBe(JSON.stringify(text));
    }),
  );
});

test('a text of any length is sent whole', () => {
  for (const length of [2_728, 2_729, 2_730, 2_731, 100_000]) {
    const text = '€'.repeat(length);
    expect(sent(inBytes.said(text))).toBe(JSON.stringify(text));
  }
});

test('every answer is sent letter by letter as it is written', () => {
  let warned = 0;
  for (const { rules, calculate, answer } of calculators)
    for (const { input, day } of rules.examples) {
      const outcome = calculate(input, day ?? TODAY);
      if ('issues' in outcome) throw new Error(outcome.issues[0]?.poruka);
      const plain = answer(outcome.calculation);
      warned += outcome.calculation.warnings.length;
      expect(sent(answer(outcome.calculation, false, inBytes))).toBe(plain);
    }
  expect(warned).toBeGreaterThan(0);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerWriter } from './calculate.ts';
import type { Calculation } from './calculation.ts';
import { presentationOf } from './explanation/explained.fixture.ts';
import { toWire } from './numbers/value.ts';

const KINDS = { bruto: 'iznos', stopa: 'posto', sati: 'sati', satnica: 'satnica', dan: 'datum' } as const;
const NAMES = Object.keys(KINDS) as (keyof typeof KINDS)[];

const write = answerWriter(
  presentationOf(Object.fromEntries(NAMES.map((name) => [name, [name, KINDS[name]] as const])), NAMES),
);

const stored = fc.record(
  {
    // Beyond fifteen digits a double is no longer exact, so digits are compared.
    bruto: fc.integer({ min: -(10 ** 13), max: 10 ** 13 }),
    stopa: fc.nat(),
    sati: fc.nat(),
    satnica: fc.double({ noNaN: true, noDefaultInfinity: true }),
    dan: fc.constant('2026-11-23'),
  },
  { requiredKeys: [] },
);
const text = fc.string({ unit: 'binary' });
const warning = fc.record({ polje: text, poruka: text, izvor: fc.option(text) });

test('writes an answer as JSON.stringify does, in the order of its lines', () => {
  const calculation = fc.record({ lines: stored, warnings: fc.array(warning), isEstimate: fc.boolean() });
  fc.assert(
    fc.property(calculation, ({ lines, warnings, isEstimate }) => {
      const values = NAMES.flatMap((name) => {
        const value = lines[name];
        return value === undefined ? [] : [[name, toWire(KINDS[name], value)]];
      });
      const whole = {
        ...Object.fromEntries(values),
        ...(isEstimate && { procjena: true }),
        upozorenja: warnings,
      };
      const given = { scope: { lines }, warnings, isEstimate } as unknown as Calculation;
      expect(write(given, undefined)).toBe(JSON.stringify(whole));
      expect(write(given, '{"redovi":{}}')).toBe(JSON.stringify({ ...whole, objasnjenje: { redovi: {} } }));
    }),
  );
});

import type { Calculator } from '@obracun/engine/core/calculate.ts';
import { fieldsOf } from '@obracun/engine/core/input.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CODES } from '../problems.ts';
import { ask, calculators, post, postExplained, testApp } from './app.fixture.ts';

const app = testApp();

/** A value of one field from a person, a faulty program or an attacker. */
const value = fc.oneof(
  fc.integer({ min: -10, max: 3000 }),
  fc.double(),
  fc.constantFrom(
    null,
    true,
    false,
    '',
    '2025',
    '1.234,56',
    'NaN',
    '\0',
    1e308,
    -0,
    10_000_000.01,
    '2026-02-30',
  ),
  fc
    .date({ noInvalidDate: true, min: new Date('1950-01-01'), max: new Date('2060-01-01') })
    .map((day) => day.toISOString().slice(0, 10)),
  fc.jsonValue(),
);

/** Any JSON, JSON similar to a call, and JSON still more similar. */
function anyCall({ definition }: Calculator): fc.Arbitrary<unknown> {
  const names = Object.keys(fieldsOf(definition));
  const near = fc.dictionary(fc.constantFrom(...names, '__proto__', 'x'), value, { maxKeys: names.length });
  const month = fc.record({
    mjesec: fc.integer({ min: 1, max: 12 }),
    godina: fc.integer({ min: 2018, max: 2026 }),
  });
  const likely = fc.tuple(month, near).map(([period, rest]) => ({ ...period, ...rest }));
  return fc.oneof(fc.jsonValue(), near, likely);
}

test.each(calculators)('$definition.path answers any JSON or explains its refusal', async (calculator) => {
  await fc.assert(
    fc.asyncProperty(anyCall(calculator), async (json) => {
      const response = await postExplained(app, calculator.definition.path, JSON.stringify(json));
      const answer = await response.json();
      expect([200, 422]).toContain(response.status);
      if (response.status === 200) expect(Object.keys(answer.objasnjenje.redovi)).not.toEqual([]);
      else {
        expect(answer.detail).toMatch(/\S/);
        expect(answer.greske).not.toEqual([]);
        for (const { kod } of answer.greske) expect(CODES).toContain(kod);
      }
    }),
    { numRuns: 50 },
  );
  expect((await ask(app, '/healthz')).status).toBe(200);
});

test('answers any text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
      const { status } = await post(app, '/calculate_fbih', text);
      expect([415, 422]).toContain(status);
    }),
  );
});

import type { Field } from '@obracun/engine/core/field.ts';
import { vouched } from '@obracun/engine/core/input/vouched.ts';
import { fieldsOf } from '@obracun/engine/core/input.ts';
import { schemaOf } from '@obracun/engine/core/schema.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calculators } from '../fixtures/app.fixture.ts';

const fields = calculators.flatMap(({ definition }) =>
  Object.entries(fieldsOf(definition)).map(([name, field]) => ({ call: definition.path, name, field })),
);

/** Anything, and numbers at and about the limits of the field. */
const anyValue = ({ min = 0, max = 10_000_000, choices = [] }: Field) =>
  fc.oneof(
    fc.jsonValue(),
    fc
      .tuple(
        fc.constantFrom(min, max, 0, 31, 744, 1000, 9999, 20),
        fc.constantFrom(0, 1, -1, 0.01, 0.001, 1e-7),
      )
      .map(([limit, step]) => limit + step),
    fc.double(),
    fc.constantFrom(
      undefined,
      null,
      true,
      false,
      -0,
      '2026-02-28',
      '2026-02-30',
      '',
      ...choices.map(({ value }) => value),
    ),
  );

test.each(fields)('$call $name is vouched for exactly where its schema takes it', ({ name, field }) => {
  const vouches = vouched({ [name]: field });
  const schema = schemaOf(field);
  fc.assert(
    fc.property(anyValue(field), (value) => {
      const isTaken = z.safeParse(schema, value).success;
      if (field.kind === 'periodi') expect(vouches({ [name]: value }) && !isTaken).toBe(false);
      else expect(vouches({ [name]: value })).toBe(isTaken);
    }),
  );
});

test.each(calculators)('$definition.path does not vouch for what is no call of its own', ({ definition }) => {
  const vouches = vouched(fieldsOf(definition));
  for (const json of [null, [], 'x', 1, { nema: 1 }, JSON.parse('{"__proto__":{"godina":2025}}')])
    expect(vouches(json)).toBe(false);
});

test.each(
  calculators.flatMap(({ definition, rules }) =>
    rules.examples
      .filter(({ input }) => !('periodi' in input))
      .map(({ title, input }) => ({ definition, title, input })),
  ),
)('$definition.path vouches for a good call: $title', ({ definition, input }) => {
  expect(vouched(fieldsOf(definition))(input)).toBe(true);
});

import { boundsOf } from '@obracun/engine/core/schema.ts';
import { coefficient, dependants } from '@obracun/engine/rules/salary/form/tax-card-fields.ts';
import { expect, test } from 'vitest';
import { readHeld } from '../../../fields/parsing/held.ts';
import { COEFFICIENT, DEPENDANTS } from './tax-card.ts';

test.each([
  [COEFFICIENT, boundsOf(coefficient.koeficijent).most],
  [DEPENDANTS, boundsOf(dependants.izdrzavani).most],
] as const)('of the tax card is kept what the call takes: $label', (stored, max) => {
  expect(readHeld(stored, String(max))).toEqual({ value: max * 1_000_000 });
  expect(readHeld(stored, String(max + 1)).error).toContain(`do ${max},`);
});

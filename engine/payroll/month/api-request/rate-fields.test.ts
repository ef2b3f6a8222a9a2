import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { loadCalculators } from '../../../calculators/load.ts';
import type { Fields } from '../../../core/field.ts';
import { schemaOf } from '../../../core/schema.ts';
import type { RateName } from '../../model/worker.ts';
import { RATE_FIELDS, ratesOf } from './rate-fields.ts';
import { CALLS } from './request.ts';

const calculators = await loadCalculators();

test.each(['fbih', 'rs', 'bd'] as const)(
  'accepts the percentages of %s that its call accepts, up to the same limit',
  (entity) => {
    const called = calculators.find(({ definition }) => definition.path === CALLS[entity]);
    const fields: Fields = called?.definition.fields ?? {};
    const own = ratesOf(entity);
    for (const name of Object.keys(RATE_FIELDS) as RateName[]) {
      const { field, label, max } = RATE_FIELDS[name];
      const request = fields[field];
      expect([name, request !== undefined]).toEqual([name, own.includes(name)]);
      if (!request) continue;
      const takes = (value: number): boolean => z.safeParse(schemaOf(request), value).success;
      expect([request.label, takes(max), takes(max + 1)]).toEqual([label, true, false]);
    }
  },
);

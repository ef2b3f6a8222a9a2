import 'fake-indexeddb/auto';
import process from 'node:process';
import { KINDS } from '@obracun/engine/documents/invoice/kinds.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyDevice } from '../../../storage/db/empty-device.fixture.ts';
import { DocumentWalk } from './document-walk.fixture.ts';

/** A hunt walks ten times as often. */
const WALKS = process.env.DRAW === undefined ? 20 : 200;
const STEPS = 25;

test('loses, doubles and overuses nothing on random walks over documents', { timeout: 600_000 }, async () => {
  const made: string[] = [];
  const step = fc.tuple(fc.nat(9), fc.nat(99_999), fc.nat(99_999));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), async (steps) => {
      await emptyDevice();
      const walk = new DocumentWalk();
      for (const one of steps) {
        await walk.step(one);
        await walk.check();
      }
      made.push(...(await walk.kinds()));
    }),
    { numRuns: WALKS },
  );
  // The walks reach every kind of document.
  expect(new Set(made)).toEqual(new Set(KINDS));
});

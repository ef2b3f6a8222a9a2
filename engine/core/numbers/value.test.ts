import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatValue, jsonWriter, toWire } from './value.ts';

const KINDS = ['iznos', 'sati', 'dani', 'posto', 'broj', 'trajanje', 'satnica'];

test.each(KINDS)('writes %s as JSON.stringify does', (kind) => {
  const write = jsonWriter(kind);
  fc.assert(
    fc.property(
      fc.oneof(fc.integer({ min: -200, max: 200 }), fc.integer({ min: -1e12, max: 1e12 })),
      (value) => {
        expect(write(value)).toBe(JSON.stringify(toWire(kind, value)));
      },
    ),
  );
});

test.each([
  [0, '0'],
  [5, '0.05'],
  [120, '1.2'],
  [-5, '-0.05'],
  [1_000_000_000, '10000000'],
  [1_000_000_001, '10000000.01'],
])('converts %i feninga to %s', (value, text) => expect(jsonWriter('iznos')(value)).toBe(text));

test.each([
  ['iznos', 123_456, 1234.56],
  ['sati', 750, 7.5],
  ['dani', 150, 1.5],
  ['posto', 185_000, 18.5],
  ['broj', 12, 12],
  ['trajanje', 1766, 1766],
  ['satnica', 1278.409_09, 12.784091],
  ['datum', '2026-04-05', '2026-04-05'],
])('writes %s %s as %s in JSON', (kind, stored, carried) => {
  expect(toWire(kind, stored)).toBe(carried);
  expect(jsonWriter(kind)(stored)).toBe(JSON.stringify(carried));
});

test.each([
  ['satnica', 1278.409_09, '12,784091'],
  ['koeficijent', 1_250_000, '1,25'],
  ['iznos', 123_456, '1.234,56'],
  ['sati', 750, '7,5'],
  ['dani', 150, '1,5'],
  ['trajanje', 1766, '4 god. 10 mj. 26 d.'],
  ['posto', 185_000, '18,5 %'],
  ['broj', 12, '12'],
  ['datum', '2026-04-05', '5. 4. 2026.'],
  ['izbor', 'rs', 'rs'],
])('reads %s %s as %s', (kind, value, text) => expect(formatValue(kind, value)).toBe(text));

import { expect, test } from 'vitest';
import { belowConstants } from './earnings.ts';

test.each([
  [
    { obrok: 10_000, stimulacija: 0, bolovanje: 0 },
    'U upisani iznos ne staje 100,00 KM bruto, koliko daje topli obrok: povećajte iznos ili smanjite topli obrok.',
  ],
  [
    { obrok: 0, stimulacija: 10_000, bolovanje: 5_050 },
    'U upisani iznos ne staje 150,50 KM bruto, koliko daju stimulacija i bolovanje: povećajte iznos ili smanjite stimulaciju i bolovanje.',
  ],
  [
    { obrok: 1, stimulacija: 1, bolovanje: 1 },
    'U upisani iznos ne staje 0,03 KM bruto, koliko daju topli obrok, stimulacija i bolovanje: povećajte iznos ili smanjite topli obrok, stimulaciju i bolovanje.',
  ],
])('names under %j what an amount does not cover', (constants, sentence) => {
  const { field, code, message } = belowConstants('neto_plata_input', constants);
  expect([field, code, message]).toEqual(['neto_plata_input', 'nema_rjesenja', sentence]);
});

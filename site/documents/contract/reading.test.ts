import { readContract } from '@obracun/engine/documents/contract/contract.ts';
import { expect, it } from 'vitest';
import { readingOf } from './reading.ts';

const FACTS = { today: '2026-11-21', counterpart: null };
const reading = (typed: unknown) => readingOf(readContract(typed), FACTS);

it('the genitive follows the name, and a firm stays as it is', () => {
  expect(reading({ employer: 'Alfa d.o.o.', employee: '  Nikola   Petrović ' }).proposals).toEqual({
    employerGenitive: 'Alfa d.o.o.',
    employeeGenitive: 'Nikole Petrovića',
  });
});

it('of an empty contract there is nothing to say: its form may stand before the program comes', () => {
  const { warnings, proposals } = reading(null);
  expect([...warnings]).toEqual([]);
  expect(Object.values(proposals).filter(Boolean)).toEqual([]);
});

it('a mistyped number is told at its field', () => {
  expect([...reading({ employerJIB: '1' }).warnings.keys()]).toEqual(['employerJIB']);
});

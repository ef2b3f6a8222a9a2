import { readContract } from '@obracun/engine/documents/contract/contract.ts';
import { expect, it } from 'vitest';
import { readingOf } from './reading.ts';

const FACTS = { today: '2026-11-21', counterpart: null };
const reading = (typed: unknown) => readingOf(readContract(typed), FACTS);

it('inflects the name to the genitive, and keeps a firm unchanged', () => {
  expect(reading({ employer: 'Alfa d.o.o.', employee: '  Nikola   Petrović ' }).proposals).toEqual({
    employerGenitive: 'Alfa d.o.o.',
    employeeGenitive: 'Nikole Petrovića',
  });
});

it('finds nothing in an empty contract: its form may render before the chunk loads', () => {
  const { warnings, proposals } = reading(null);
  expect([...warnings]).toEqual([]);
  expect(Object.values(proposals).filter(Boolean)).toEqual([]);
});

it('reports a mistyped number at its field', () => {
  expect([...reading({ employerJIB: '1' }).warnings.keys()]).toEqual(['employerJIB']);
});

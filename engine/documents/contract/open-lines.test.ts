import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BLANK } from '../typed-text.ts';
import { FACTS, SAMPLES } from './contract.fixture.ts';
import { readContract } from './contract.ts';
import { contractDocument } from './contract-document.ts';
import { all } from './contract-text.fixture.ts';
import { FIELD_NAMES, FIELDS, type FieldName, type TypedContract } from './fields.ts';
import { unmet } from './requirements.fixture.ts';

const VALUES = {
  tekst: 'neki tekst',
  odlomak: 'neki tekst',
  cijeli: 30,
  iznos: 1_500_00,
  datum: '2026-12-01',
};

/** A value for every field that can be empty. */
const FULL = Object.fromEntries(
  FIELD_NAMES.flatMap((name) => {
    const { kind } = FIELDS[name];
    return kind in VALUES ? [[name, VALUES[kind as keyof typeof VALUES]]] : [];
  }),
);
/** A given genitive hides a missing name, which is still reported. */
const EMPTIABLE = (Object.keys(FULL) as FieldName[]).filter((name) => !name.endsWith('Genitive'));

const blanksIn = (contract: TypedContract): number =>
  JSON.stringify(contractDocument(contract, FACTS).blocks).split(BLANK).length - 1;
const missingIn = (contract: TypedContract): readonly string[] =>
  unmet(contract)
    .filter(({ vrsta }) => vrsta === 'sadrzaj')
    .map(({ polje }) => polje);

const SWITCHES = ['probation', 'remoteWork', 'nonCompete'] as const;
const someOf = <T>(names: readonly T[]) => fc.subarray([...names]);

describe('the missing fields of a contract', () => {
  test.each(all)('are exactly the open lines of the print: $category, $entity', ({ category, entity }) => {
    fc.assert(
      fc.property(someOf(EMPTIABLE), someOf(SWITCHES), (filled, on) => {
        const values = {
          contractCategory: category,
          entity,
          ...Object.fromEntries(on.map((name) => [name, true])),
          ...Object.fromEntries(filled.map((name) => [name, FULL[name]])),
        };
        const contract = readContract(values);
        const missing = missingIn(contract);
        expect(missing.length > 0).toBe(blanksIn(contract) > 0);
        const completed = readContract({
          ...values,
          ...Object.fromEntries(missing.map((name) => [name, FULL[name]])),
        });
        expect([blanksIn(completed), missingIn(completed)]).toEqual([0, []]);
      }),
      { numRuns: 40 },
    );
  });

  test('have each field once, by a name of its own', () => {
    for (const { category, entity } of all) {
      const rows = unmet(readContract({ contractCategory: category, entity })).filter(
        ({ vrsta }) => vrsta === 'sadrzaj',
      );
      expect(new Set(rows.map(({ polje }) => polje)).size).toBe(rows.length);
      expect(new Set(rows.map(({ naziv }) => naziv)).size).toBe(rows.length);
    }
  });

  test('count the place and the copies of an otherwise filled contract', () => {
    const { conclusionPlace: _place, copies: _copies, ...rest } = SAMPLES.permanent;
    const contract = readContract({ contractCategory: 'permanent', entity: 'FBIH', ...rest });
    expect(missingIn(contract)).toEqual(['conclusionPlace', 'copies']);
  });
});

test('exclude a term of the labour law of 2016 in an earlier contract', () => {
  const { startDate: _day, ...rest } = SAMPLES.permanent;
  const old = readContract({
    contractCategory: 'permanent',
    entity: 'FBIH',
    ...rest,
    startDate: '2015-01-01',
  });
  expect([blanksIn(old), missingIn(old)]).toEqual([0, []]);
  expect(JSON.stringify(contractDocument(old, FACTS).blocks)).toContain('u roku koji određuje zakon');
});

import { describe, expect, test } from 'vitest';
import { foundInWords, lawSearch } from './law-search.ts';

const search = lawSearch();

describe('a search of the law', () => {
  test('finds a figure in the law of each entity that has it', () => {
    expect(search('lični odbitak').map(({ id }) => id)).toEqual(expect.arrayContaining(['rs', 'fbih', 'bd']));
    const names = search('opća vodna naknada').map(({ id, found }) => [id, found.map(([name]) => name)]);
    expect(names).toEqual([
      ['fbih', ['naknada_voda']],
      ['bd', ['naknada_voda']],
    ]);
  });

  test('corrects a wrong letter when no entity has an exact match', () => {
    expect(search('općq vodna naknada')[0]?.found[0]?.[0]).toBe('naknada_voda');
  });

  test.each([
    ['25 %', 'rs', 'uvecanja_minimum'],
    ['12,50', 'fbih', 'doprinosi_iz'],
    ['PIO', 'bd', 'doprinosi_iz'],
    ['SN 33/25', 'fbih', 'doprinosi_iz'],
    ['izmjene 2026', 'rs', 'najniza_plata'],
    ['minimalac', 'fbih', 'najniza_plata'],
  ])('finds by a value, an abbreviation, a gazette or a year: %s', (question, id, name) => {
    const law = search(question).find((found) => found.id === id);
    expect(law?.found.map(([found]) => found)).toContain(name);
  });

  test('finds a number as a whole', () => {
    const names = search('25 %').flatMap(({ found }) => found.map(([name]) => name));
    expect(names).not.toContain('dnevnica');
  });

  test('says that nothing was found', () => {
    expect(search('svemirski brod')).toEqual([]);
    expect(foundInWords([])).toMatch(/^Nema takve stope ni iznosa\./);
  });

  test('counts the results of all entities', () => {
    const found = search('lični odbitak');
    const count = found.flatMap((law) => law.found).length;
    expect(foundInWords(found)).toBe(`Pronađeno: ${count}`);
  });
});

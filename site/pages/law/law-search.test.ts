import { describe, expect, test } from 'vitest';
import { foundInWords, lawSearch } from './law-search.ts';

const search = lawSearch();

describe('a search of the law', () => {
  test('finds a figure in the law of each entity that has it', () => {
    expect(search('lični odbitak').map(({ id }) => id)).toEqual(expect.arrayContaining(['rs', 'fbih', 'bd']));
    const [only, ...others] = search('opća vodna naknada');
    expect([only?.id, only?.found.map(([name]) => name), others]).toEqual(['fbih', ['naknada_voda'], []]);
  });

  test('says that nothing was found', () => {
    expect(search('svemirski brod')).toEqual([]);
    expect(foundInWords([])).toMatch(/^Nema takve stope ni iznosa\./);
  });

  test('counts what was found in all of them', () => {
    const found = search('lični odbitak');
    const count = found.flatMap((law) => law.found).length;
    expect(foundInWords(found)).toBe(`Pronađeno: ${count}`);
  });
});
